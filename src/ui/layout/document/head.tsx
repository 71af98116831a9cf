import { useContext, useEffect, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { site } from "../../../../data/site.ts";
import { DocumentPartsContext } from "./document-parts.ts";
import { canonicalLink } from "../canonical-address.ts";
import { metaOf, type Page, usePage } from "../handle.ts";

/** Search results cut longer titles: the page's own words go first. */
const maxTitleLength = 70;

/** The page's title, description and canonical address. */
export function Head() {
  const { siteUrl = globalThis.location?.origin ?? "", crawlerHead } =
    useContext(DocumentPartsContext);
  const location = useLocation();
  const page = useArrivingPage();
  const { title, description, noIndex } = metaOf(page);
  const canonical = useCanonical(
    noIndex ? undefined : siteUrl + canonicalLink(page, location),
  );
  const named = `${title} | ${site.name}`;
  const isWhole = title.includes(site.name) || named.length > maxTitleLength;
  return (
    <>
      <title>{isWhole ? title : named}</title>
      {description && <meta name="description" content={description} />}
      {noIndex && <meta name="robots" content="noindex" />}
      {canonical && <link rel="canonical" href={canonical} />}
      {crawlerHead}
    </>
  );
}

/**
 * A canonical address, but while React hydrates, that of the document. React
 * takes over only an equal link, and content that came late may have changed or
 * removed it: the document's would stay on all later pages.
 */
function useCanonical(address: string | undefined): string | undefined {
  return useSyncExternalStore(
    () => () => {},
    () => address,
    () =>
      globalThis.document?.querySelector("link[rel=canonical]")
        ?.getAttribute("href") ?? address,
  );
}

/** The current page, rendered again with each result that comes late. */
function useArrivingPage(): Page {
  const page = usePage();
  const { data } = page;
  const [late, setLate] = useState({ data, results: {} });
  useEffect(() => {
    let isMounted = true;
    // Each separately: the title waits only for the data that it uses.
    for (const [name, value] of Object.entries(data)) {
      if (!(value instanceof Promise)) continue;
      value.then((result) => {
        if (!isMounted) return;
        setLate((late) => ({
          data,
          results: {
            ...(late.data === data && late.results),
            [name]: result,
          },
        }));
      }, () => {});
    }
    return () => {
      isMounted = false;
    };
  }, [data]);
  return late.data === data
    ? { ...page, data: { ...data, ...late.results } }
    : page;
}
