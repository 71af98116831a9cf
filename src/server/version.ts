import { createHash } from "node:crypto";

/** A short name for exactly these bytes. */
export function versionOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
}
