package planted.util;

/** Lives in a package whose name says nothing. */
class Anything {}
