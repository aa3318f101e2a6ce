package planted.samples;

/** Says little. */
public class Silent {
  /** Is explained. */
  public void explained() {}

  public void spoken() {}

  void hidden() {}

  @Override
  public String toString() {
    return "explained above";
  }

  public interface Inner {
    void implied();
  }
}
