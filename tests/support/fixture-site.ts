/**
 * The site with the records of the fixtures, for tests that only read its
 * responses and open its pages: one of all files in a run of all tests, and one
 * of a file otherwise.
 */
import { type Site, siteAddress, useSite as ownSite } from "./site.ts";

const origin = Deno.env.get(siteAddress);

export const site: Pick<Site, "origin" | "get"> = origin
  ? { origin, get: async (path) => await (await fetch(origin + path)).text() }
  : ownSite();
