/** The valid identifiers of records. */
export const idPattern = /^[A-Za-z0-9_-]{1,64}$/;
