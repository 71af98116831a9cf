/** Where a site is that is given `SITE_URL`; the test app always is. */
export const publicOrigin = "https://site.example";

/** Settings under which content is requested again every time. */
export const noCache = {
  CONTENT_FRESH_SECONDS: "0",
  CONTENT_STALE_SECONDS: "0",
};
