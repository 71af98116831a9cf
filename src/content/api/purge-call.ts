import { sign } from "../../lib/http/signature.ts";

/** The headers that a purge is signed with. */
export const purgeHeaders = {
  timestamp: "x-purge-timestamp",
  signature: "x-purge-signature",
} as const;

/** The text that a purge's signature covers. */
export function purgeText(timestamp: string, body: string): string {
  return `${timestamp}.${body}`;
}

/**
 * The request that says which content has changed. Its id is a nonce: without
 * one, two purges of the same tags in one second would have one signature, and
 * the second would be refused as a replay.
 * @param tags all, articles, article-ID, jobs or job-ID.
 * @param at Seconds since 1970.
 */
export async function purgeCall(
  secret: string,
  tags: readonly string[],
  at = Math.round(Date.now() / 1000),
): Promise<RequestInit> {
  const body = JSON.stringify({ tags, id: crypto.randomUUID() });
  const timestamp = String(at);
  return {
    method: "POST",
    body,
    headers: {
      "Content-Type": "application/json",
      [purgeHeaders.timestamp]: timestamp,
      [purgeHeaders.signature]: await sign(secret, purgeText(timestamp, body)),
    },
  };
}
