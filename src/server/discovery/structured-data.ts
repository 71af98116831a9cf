import type { Graph, Thing } from "schema-dts";
import {
  organization,
  professionalServices,
  webSite,
} from "../../pages/agency.server.ts";
import type { PageFacts } from "../../pages/section.server.ts";
import { sections } from "../../pages/sections.server.ts";
import { breadcrumbs } from "./breadcrumbs.ts";

/** The JSON-LD graph of a page (schema.org). */
export function structuredData(facts: PageFacts): Graph {
  const { siteUrl, pattern } = facts;
  const things: (Thing | undefined)[] = [
    organization(siteUrl),
    ...professionalServices(siteUrl),
    webSite(siteUrl),
    breadcrumbs(facts),
    ...sections.map(({ jsonLd }) => jsonLd?.[pattern]?.(facts)),
  ];
  return {
    "@context": "https://schema.org",
    "@graph": things.filter((thing) => thing !== undefined),
  };
}
