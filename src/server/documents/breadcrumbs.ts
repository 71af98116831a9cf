import type { BreadcrumbList } from "schema-dts";
import { paths } from "../../paths.ts";
import { mainLinks } from "../../ui/layout/header/main-links.ts";
import type { PageInfo } from "../../pages/section.server.ts";

/** The breadcrumbs of a page; undefined for the home page. */
export function breadcrumbs(
  { siteUrl, path, meta }: PageInfo,
): BreadcrumbList | undefined {
  if (path === paths.home) return undefined;
  const parent = path.slice(0, path.lastIndexOf("/"));
  const section = mainLinks().find(({ to }) => to === parent);
  const steps = [
    { name: "Home", path: paths.home },
    ...(section ? [{ name: section.label, path: parent }] : []),
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
