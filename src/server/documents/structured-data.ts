import type { Graph, Thing } from "schema-dts";
import {
  organization,
  professionalServices,
  webSite,
} from "../../pages/agency.server.ts";
import type { PageInfo } from "../../pages/section.server.ts";
import { sectionPages } from "../../pages/section-pages.server.ts";
import { breadcrumbs } from "./breadcrumbs.ts";

/** The JSON-LD graph of a page (schema.org). */
export function structuredData(page: PageInfo): Graph {
  const { siteUrl, routePath } = page;
  const things: (Thing | undefined)[] = [
    organization(siteUrl),
    ...professionalServices(siteUrl),
    webSite(siteUrl),
    breadcrumbs(page),
    ...sectionPages.map(({ jsonLd }) => jsonLd?.[routePath]?.(page)),
  ];
  return {
    "@context": "https://schema.org",
    "@graph": things.filter((thing) => thing !== undefined),
  };
}
