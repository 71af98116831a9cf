import { createHash } from "node:crypto";

/**
 * The hash of a text in the form of content security policies and `integrity`.
 */
export function integrityOf(text: string | Uint8Array): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
