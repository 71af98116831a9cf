/** The public origin of the test app, for `SITE_URL`. */
export const publicOrigin = "https://site.example";

/** A secret of the length that `PURGE_SECRET` and `PREVIEW_SECRET` need. */
export const secret = "0123456789abcdef0123456789abcdef";

/** Settings that turn the content cache off. */
export const noCache = {
  CONTENT_FRESH_SECONDS: "0",
  CONTENT_STALE_SECONDS: "0",
};
