import { site } from "../../../data/site.ts";
import { feedPaths } from "../../paths.ts";

const validForDays = 180;
const dayMs = 86_400_000;

/**
 * Where to report a weakness of the site (RFC 9116). It is written for the day
 * it is asked for: a server that answers never sends one that has expired.
 */
export function securityText(siteUrl: string, now = Date.now()): string {
  const today = Math.floor(now / dayMs);
  const expires = new Date((today + validForDays) * dayMs);
  return [
    `Contact: mailto:${site.email}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl}${feedPaths.security}`,
    "",
  ].join("\n");
}
