/** The status, as in nginx, of a request whose client has left; for the log. */
export const clientClosedRequest = 499;
