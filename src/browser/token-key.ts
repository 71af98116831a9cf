/** Key of the visitor's token in local storage. */
export const tokenKey = "auth-token";
