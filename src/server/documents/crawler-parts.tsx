import { useContext } from "react";
import { useLocation } from "react-router";
import { drawnSharePicture } from "../../agency/pictures/share-picture.server.ts";
import { shareSize } from "../../agency/pictures/picture-kinds.ts";
import { site } from "../../../data/site.ts";
import { DocumentPartsContext } from "../../ui/layout/document/document-parts.ts";
import { canonicalLink } from "../../ui/layout/canonical-address.ts";
import { arrivedData } from "../../streaming/page-data.ts";
import { metaOf, usePage } from "../../ui/layout/handle.ts";
import { canonicalPaths, feedPaths } from "../../paths.ts";
import { staticAddress } from "../../static-files.ts";
import { jsonBlock } from "../../lib/text/json.ts";
import type { PageInfo } from "../../pages/section.server.ts";
import { sectionPages } from "../../pages/section-pages.server.ts";
import { structuredData } from "./structured-data.ts";

/** The part of the head that only crawlers read. */
export function CrawlerHead() {
  const page = usePageInfo();
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link
        rel="icon"
        href={staticAddress("/icons/favicon.svg")}
        type="image/svg+xml"
      />
      <link
        rel="apple-touch-icon"
        href={staticAddress("/icons/apple-touch-icon.png")}
      />
      <link rel="manifest" href={feedPaths.manifest} />
      <Feeds siteUrl={page.siteUrl} />
      {!page.meta.noIndex && <ShareTags page={page} />}
    </>
  );
}

/**
 * The page's JSON-LD. It stands at the end of the body, to leave the first
 * packets to what visitors see.
 */
export function StructuredData() {
  const page = usePageInfo();
  return page.meta.noIndex ? null : (
    <script
      type="application/ld+json"
      // deno-lint-ignore react-no-danger
      dangerouslySetInnerHTML={{ __html: jsonBlock(structuredData(page)) }}
    />
  );
}

/** What is known of the page. */
function usePageInfo(): PageInfo {
  const { siteUrl = "" } = useContext(DocumentPartsContext);
  const location = useLocation();
  const page = usePage();
  const { routePath, data } = page;
  return {
    siteUrl,
    routePath: canonicalPaths[routePath] ?? routePath,
    path: canonicalPaths[location.pathname] ?? location.pathname,
    link: siteUrl + canonicalLink(page, location),
    meta: metaOf(page),
    data: arrivedData(data),
  };
}

function Feeds({ siteUrl }: { siteUrl: string }) {
  const files = sectionPages.flatMap(({ files = {} }) => Object.entries(files));
  return (
    <>
      {files.map(([path, { type, feedTitle }]) =>
        feedTitle && (
          <link
            key={path}
            rel="alternate"
            type={type}
            title={feedTitle}
            href={siteUrl + path}
          />
        )
      )}
    </>
  );
}

/** How other sites show a page: with its picture, or that of the site. */
function shareOf(page: PageInfo) {
  const name = page.meta.picture?.replace(/^share\//, "") ?? "";
  const ofData = sectionPages.flatMap(({ share }) =>
    share?.[page.routePath]?.(page) ?? []
  );
  return ofData[0] ??
    { type: "website", picture: drawnSharePicture(name), properties: [] };
}

function ShareTags({ page }: { page: PageInfo }) {
  const { siteUrl, link, meta } = page;
  const share = shareOf(page);
  const { picture } = share;
  return (
    <>
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:type" content={share.type} />
      <meta property="og:title" content={meta.title} />
      {meta.description && (
        <meta property="og:description" content={meta.description} />
      )}
      <meta property="og:url" content={link} />
      <meta property="og:image" content={siteUrl + picture.path} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={picture.alt} />
      {share.properties.map(([property, content]) => (
        <meta key={property + content} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={meta.title} />
      {meta.description && (
        <meta name="twitter:description" content={meta.description} />
      )}
      <meta name="twitter:image" content={siteUrl + picture.path} />
      <meta name="twitter:image:alt" content={picture.alt} />
    </>
  );
}
