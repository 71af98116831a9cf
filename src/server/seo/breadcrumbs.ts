import type { BreadcrumbList } from "schema-dts";
import { paths } from "../../paths.ts";
import type { PageFacts } from "./page-facts.ts";

/** Pages that have pages below them. */
const sections: Readonly<Record<string, string>> = {
  [paths.services]: "Services",
  [paths.portfolio]: "Portfolio",
  [paths.blog]: "Blog",
  [paths.careers]: "Careers",
};

/** The breadcrumbs of a page; undefined for the home page. */
export function breadcrumbs(
  { siteUrl, path, meta }: PageFacts,
): BreadcrumbList | undefined {
  if (path === paths.home) return undefined;
  const parent = path.slice(0, path.lastIndexOf("/"));
  const section = sections[parent];
  const steps = [
    { name: "Home", path: paths.home },
    ...(section ? [{ name: section, path: parent }] : []),
    { name: meta.title, path },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map((step, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: step.name,
      item: siteUrl + step.path,
    })),
  };
}
