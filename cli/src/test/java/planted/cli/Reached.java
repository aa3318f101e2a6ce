package planted.cli;

/** A public class of the command. */
public class Reached {}
