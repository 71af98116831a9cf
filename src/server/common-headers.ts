import { isKeptByName, isPersonal, isShared } from "./cache-rules.ts";
import { cachePolicy } from "./page-headers.ts";
import { addressOf } from "./request-address.ts";
import { isForOtherSites } from "./security-headers.ts";

/** Files that are compressed in themselves. */
const packed = /\.(?:avif|ico|jpe?g|png|webp|woff2)$/;

/**
 * Adds what every answer carries, and takes back what may not be kept.
 * @param common Headers that are set where the answer has no own.
 */
export function finishHeaders(
  { status, headers }: Response,
  request: Request,
  common: Readonly<Record<string, string>>,
): void {
  const { path } = addressOf(request.url);
  if (isPersonal(request) && isShared(headers)) {
    headers.set("Cache-Control", cachePolicy.visitor);
  }
  if (status === 404 && isKeptByName(path)) {
    headers.set("Cache-Control", cachePolicy.never);
  }
  if (status < 400 && isForOtherSites(path)) {
    headers.set("Cross-Origin-Resource-Policy", "cross-origin");
  }
  // The runtime compresses texts on the way; those who have one get 304.
  if (!headers.has("Vary") && !packed.test(path)) {
    headers.set("Vary", "Accept-Encoding");
  }
  for (const [name, value] of Object.entries(common)) {
    if (!headers.has(name)) headers.set(name, value);
  }
}
