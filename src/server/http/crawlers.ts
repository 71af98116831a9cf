/*
 * Programs that read a page once and do not wait for scripts: they get the
 * complete document, with the status that its content deserves.
 */
const crawler =
  /bot\b|bot\/|crawler|spider|slurp|facebookexternalhit|embedly|preview|whatsapp|telegram|lighthouse|ia_archiver|bingpreview|google-inspectiontool|headline|validator/i;

/** Whether a user agent is a known crawler. */
export function isCrawler(userAgent: string | undefined): boolean {
  return userAgent !== undefined && crawler.test(userAgent);
}
