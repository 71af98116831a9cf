export interface PolicyOptions {
  /** Public origin of the site. */
  siteUrl: string;
  /** For pages that stream: lets React's own inline scripts run. */
  nonce?: string;
  /** Hash of the styles that the page brings along. */
  styleHash?: string | undefined;
}

/** Where browsers send reports of what a policy stopped. */
export const reportPath = "/csp-report";

/** The content security policy of a page. */
export function contentSecurityPolicy(
  { siteUrl, nonce, styleHash }: PolicyOptions,
): string {
  const script = nonce ? `'self' 'nonce-${nonce}'` : "'self'";
  return [
    "default-src 'none'",
    `script-src ${script}`,
    `style-src 'self'${styleHash ? ` '${styleHash}'` : ""}`,
    "img-src 'self' https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self' mailto:",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    // The address of the service worker, and nothing else.
    "trusted-types service-worker",
    ...(isHttps(siteUrl) ? ["upgrade-insecure-requests"] : []),
    // The older name too: not every browser knows the newer one.
    `report-uri ${reportPath}`,
    "report-to csp",
  ].join("; ");
}

/** Powers that no page of the site has a use for. */
const powers = [
  "accelerometer",
  "autoplay",
  "browsing-topics",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "hid",
  "identity-credentials-get",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "publickey-credentials-create",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "storage-access",
  "usb",
  "xr-spatial-tracking",
];

/** Headers that every answer carries, whatever it is. */
export function commonHeaders(siteUrl: string): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    ...(isHttps(siteUrl) && {
      "Strict-Transport-Security":
        "max-age=63072000; includeSubDomains; preload",
    }),
  };
}

/** Headers that every page carries beside its content security policy. */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    ...commonHeaders(siteUrl),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "credentialless",
    "Origin-Agent-Cluster": "?1",
    "Reporting-Endpoints": `csp="${reportPath}"`,
    "Permissions-Policy": powers.map((power) => `${power}=()`).join(", "),
  };
}

/** What other sites show or read: feeds, and pictures of shared links. */
const shared =
  /^\/(?:(?:feed\.xml|feed\.json|jobs\.xml)$|pictures\/share\/|share\/|icons\/)/;

/** Whether pages of other sites may load what is at a path. */
export function isForOtherSites(path: string): boolean {
  return shared.test(path);
}

/** A fresh nonce of 128 random bits. */
export function createNonce(): string {
  return crypto.getRandomValues(new Uint8Array(16)).toBase64();
}

function isHttps(siteUrl: string): boolean {
  return siteUrl.startsWith("https:");
}
