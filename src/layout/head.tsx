import { useContext, useEffect, useReducer } from "react";
import { useLocation } from "react-router";
import { site } from "../../data/site.ts";
import { canonicalPaths } from "../paths.ts";
import { CrawlerHeadContext, DocumentPartsContext } from "./document-parts.ts";
import { usePage } from "./page-context.ts";
import { metaOf } from "./page-module.ts";

/** The page's title, description and canonical address. */
export function Head() {
  const { siteUrl = globalThis.location?.origin ?? "" } = useContext(
    DocumentPartsContext,
  );
  const CrawlerHead = useContext(CrawlerHeadContext);
  const { pathname } = useLocation();
  const { page, data, params } = usePage();
  useLateData(data);
  const { title, description, noIndex } = metaOf(page, data, params);
  const canonical = siteUrl + (canonicalPaths[pathname] ?? pathname);
  const full = title.includes(site.name) ? title : `${title} | ${site.name}`;
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {noIndex
        ? <meta name="robots" content="noindex" />
        : <link rel="canonical" href={canonical} />}
      {CrawlerHead && <CrawlerHead />}
    </>
  );
}

/** Renders again when data that was on its way has come. */
function useLateData(data: unknown): void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let here = true;
    const late = Object.values(data ?? {}).filter((value) =>
      value instanceof Promise
    );
    // One by one: the title waits for no more than what it is made of.
    for (const value of late) value.then(() => here && render(), () => {});
    return () => {
      here = false;
    };
  }, [data]);
}
