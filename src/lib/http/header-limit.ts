/**
 * The longest header value that is parsed, in characters. No real client sends
 * more, and a longer one must not cost more.
 */
export const maxParsedLength = 1024;
