import { useContext, useEffect, useReducer } from "react";
import { useLocation } from "react-router-dom";
import { site } from "../../../../data/site.ts";
import { CrawlerHeadContext, DocumentPartsContext } from "./document-parts.ts";
import { canonicalLink } from "../canonical-address.ts";
import { type LoaderData, metaOf, usePage } from "../handle.ts";

/** The page's title, description and canonical address. */
export function Head() {
  const { siteUrl = globalThis.location?.origin ?? "" } = useContext(
    DocumentPartsContext,
  );
  const CrawlerHead = useContext(CrawlerHeadContext);
  const location = useLocation();
  const page = usePage();
  useLateData(page.data);
  const { title, description, noIndex } = metaOf(page);
  const canonical = siteUrl + canonicalLink(page, location);
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

/** Rerenders whenever a pending promise of the data resolves. */
function useLateData(data: LoaderData): void {
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let isMounted = true;
    const pending = Object.values(data).filter((value) =>
      value instanceof Promise
    );
    // Each separately: the title waits only for the data that it uses.
    for (const value of pending) {
      value.then(() => isMounted && render(), () => {});
    }
    return () => {
      isMounted = false;
    };
  }, [data]);
}
