/** Path of the agency's mark, 42 by 30: a deck on three legs. */
export const logoPath =
  "M0 0h42v6H0zM0 8.2h42v2.3H0zM3.4 12h10l-2.2 3.4V30H5.6V15.4zM16 12h10l-2.2 3.4V30h-5.6V15.4zM28.6 12h10l-2.2 3.4V30h-5.6V15.4z";

/**
 * The mark at 16 by 16 pixels, aligned to them, for the smallest icon; empty
 * where the mark itself will do.
 */
export const tinyLogoPath: string =
  "M1 3h14v2H1zM1 6h14v1H1zM3 8h2v6H3zM7 8h2v6H7zM11 8h2v6h-2z";
