/** The public origin of the test app, for `SITE_URL`. */
export const publicOrigin = "https://site.example";

/** Settings that turn the content cache off. */
export const noCache = {
  CONTENT_FRESH_SECONDS: "0",
  CONTENT_STALE_SECONDS: "0",
};
