import { reportPath } from "../../paths.ts";

export interface PolicyOptions extends InlineHashes {
  /** Public origin of the site. */
  siteUrl: string;
  /** For pages that stream: allows React's own inline scripts. */
  nonce?: string;
}

/** Hashes of what a page inlines. */
export interface InlineHashes {
  scriptHash: string;
  styleHash?: string | undefined;
}

/** The content security policy of a page. */
export function contentSecurityPolicy(
  { siteUrl, nonce, scriptHash, styleHash }: PolicyOptions,
): string {
  const script = `'self' '${scriptHash}'${nonce ? ` 'nonce-${nonce}'` : ""}`;
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
    "trusted-types 'none'",
    ...(isHttps(siteUrl) ? ["upgrade-insecure-requests"] : []),
    // Not every browser knows report-to.
    `report-uri ${reportPath}`,
    "report-to csp",
  ].join("; ");
}

/** Browser features that Permissions-Policy denies: no page uses them. */
const disabledFeatures = [
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

/** Security headers of every response. */
export const defaultHeaders: Readonly<Record<string, string>> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** Security headers of every page, besides its content security policy. */
export const pageSecurityHeaders: Readonly<Record<string, string>> = {
  ...defaultHeaders,
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "credentialless",
  "Origin-Agent-Cluster": "?1",
  "Reporting-Endpoints": `csp="${reportPath}"`,
  "Permissions-Policy": disabledFeatures.map((it) => `${it}=()`).join(", "),
};

/** A fresh nonce of 128 random bits. */
export function createNonce(): string {
  return crypto.getRandomValues(new Uint8Array(16)).toBase64();
}

/** Whether visitors reach the site by HTTPS. */
export function isHttps(siteUrl: string): boolean {
  return siteUrl.startsWith("https:");
}
