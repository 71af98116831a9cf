/** The most characters of an identifier. */
export const maxIdLength = 128;

/** The valid identifiers of records. Some services use dots inside them. */
export const idPattern = new RegExp(
  `^[A-Za-z0-9_-][A-Za-z0-9._-]{0,${maxIdLength - 1}}$`,
);
