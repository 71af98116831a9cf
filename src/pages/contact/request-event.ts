/**
 * Dispatched at the window when the contact page has another address. Its own
 * module, as the early script would share a file with what it loads later.
 */
export const requestEvent = "request";
