package dev.touchstone;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Lists of zones, locales and charsets, the plain ones first.
 *
 * <p>The lists are fixed: what a Java installation happens to know differs between releases, and with
 * it every replayed case would.
 */
final class Catalogue {
  private Catalogue() {}

  /** Zones with whole, half and quarter hours, with and without summer time, and with odd pasts. */
  static final List<ZoneId> ZONES = Stream.of(
          "UTC",
          "Europe/Berlin",
          "Europe/London",
          "Europe/Dublin",
          "Europe/Lisbon",
          "Europe/Istanbul",
          "Europe/Moscow",
          "Africa/Cairo",
          "Africa/Casablanca",
          "Africa/Monrovia",
          "Africa/Johannesburg",
          "America/New_York",
          "America/Chicago",
          "America/Los_Angeles",
          "America/Phoenix",
          "America/St_Johns",
          "America/Sao_Paulo",
          "America/Caracas",
          "America/Santiago",
          "America/Scoresbysund",
          "Asia/Tokyo",
          "Asia/Shanghai",
          "Asia/Kolkata",
          "Asia/Kathmandu",
          "Asia/Tehran",
          "Asia/Gaza",
          "Asia/Pyongyang",
          "Asia/Manila",
          "Australia/Sydney",
          "Australia/Adelaide",
          "Australia/Eucla",
          "Australia/Lord_Howe",
          "Antarctica/Troll",
          "Pacific/Auckland",
          "Pacific/Chatham",
          "Pacific/Apia",
          "Pacific/Kiritimati",
          "Pacific/Marquesas",
          "Pacific/Pago_Pago")
      .map(ZoneId::of)
      .toList();

  /** Locales with unusual letters, digits, calendars, directions and case rules. */
  static final List<Locale> LOCALES = Stream.of(
          "",
          "en",
          "en-US",
          "en-GB",
          "de-DE",
          "de-CH",
          "fr-FR",
          "fr-CA",
          "es-ES",
          "it-IT",
          "pt-BR",
          "pl-PL",
          "ru-RU",
          "tr-TR",
          "az-AZ",
          "lt-LT",
          "el-GR",
          "hu-HU",
          "sv-SE",
          "ar-EG",
          "fa-IR",
          "he-IL",
          "hi-IN",
          "bn-BD",
          "th-TH-u-ca-buddhist-nu-thai",
          "ja-JP",
          "ja-JP-u-ca-japanese",
          "ko-KR",
          "zh-CN",
          "zh-Hant-TW",
          "vi-VN",
          "sr-Latn-RS",
          "sr-Cyrl-RS")
      .map(Locale::forLanguageTag)
      .toList();

  /** The charsets every Java installation has. */
  static final List<Charset> CHARSETS = List.of(
      StandardCharsets.UTF_8,
      StandardCharsets.US_ASCII,
      StandardCharsets.ISO_8859_1,
      StandardCharsets.UTF_16,
      StandardCharsets.UTF_16BE,
      StandardCharsets.UTF_16LE);
}
