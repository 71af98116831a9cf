/*
 * When the rest of a document is given up, in milliseconds. They count beside the
 * content timeout, which every document names.
 */

/** A document of which nothing comes for this long is silent: React is needed. */
export const silentMs = 1000;

/** The content timeout is over for this long: the document has stopped. */
export const stoppedMs = 250;

/** The content timeout is over for this long without React: the page says so. */
export const failedMs = 1000;

/** This share of the content timeout is over: React asks the gateway, too. */
export const gatewayShare = 1 / 3;

/** The gateway has answered for this long: the document has stopped. */
export const answeredMs = 1000;

/** What is asked for again may take this much longer than the content timeout. */
export const lastMs = 1500;
