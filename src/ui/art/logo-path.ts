/** Path of the agency's mark, 42 by 30: a deck on three legs. */
export const logoPath =
  "M0 0h42v6H0zM0 8.2h42v2.3H0zM3.4 12h10l-2.2 3.4V30H5.6V15.4zM16 12h10l-2.2 3.4V30h-5.6V15.4zM28.6 12h10l-2.2 3.4V30h-5.6V15.4z";
