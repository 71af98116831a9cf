/** The valid identifiers of records. Some services use dots inside them. */
export const idPattern = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,127}$/;
