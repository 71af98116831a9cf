import { useContext } from "react";
import { useLocation } from "react-router";
import { shareSize } from "../../ui/pictures/picture-kinds.ts";
import { site } from "../../../data/site.ts";
import { DocumentPartsContext } from "../../ui/layout/document/document-parts.ts";
import { canonicalLink } from "../../ui/layout/canonical-address.ts";
import { metaOf, settledData, usePage } from "../../ui/layout/handle.ts";
import { canonicalPaths, feedPaths } from "../../paths.ts";
import { staticAddress } from "../../static-files.ts";
import { jsonBlock } from "../../lib/text/json.ts";
import { articleOf, type PageFacts } from "./page-facts.ts";
import { sharePicture } from "./share-picture.ts";
import { structuredData } from "./structured-data.ts";

/** The part of the head that only crawlers read. */
export function CrawlerHead() {
  const { siteUrl = "" } = useContext(DocumentPartsContext);
  const facts = usePageFacts(siteUrl);
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
      <Feeds siteUrl={siteUrl} />
      {!facts.meta.noIndex && <ForCrawlers facts={facts} />}
    </>
  );
}

/** What is known of the page. */
function usePageFacts(siteUrl: string): PageFacts {
  const location = useLocation();
  const page = usePage();
  const { pattern, data, params } = page;
  return {
    siteUrl,
    pattern: canonicalPaths[pattern] ?? pattern,
    path: canonicalPaths[location.pathname] ?? location.pathname,
    link: siteUrl + canonicalLink(page, location),
    meta: metaOf(page),
    params,
    data: settledData(data),
  };
}

function Feeds({ siteUrl }: { siteUrl: string }) {
  return (
    <>
      <link
        rel="alternate"
        type="application/atom+xml"
        title={`${site.name}: blog`}
        href={siteUrl + feedPaths.atom}
      />
      <link
        rel="alternate"
        type="application/feed+json"
        title={`${site.name}: blog`}
        href={siteUrl + feedPaths.json}
      />
    </>
  );
}

function ForCrawlers({ facts }: { facts: PageFacts }) {
  const { siteUrl, link, meta } = facts;
  const article = articleOf(facts);
  const picture = sharePicture(facts);
  return (
    <>
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:type" content={article ? "article" : "website"} />
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
      {article?.createdAt && (
        <meta property="article:published_time" content={article.createdAt} />
      )}
      {article?.updatedAt && (
        <meta property="article:modified_time" content={article.updatedAt} />
      )}
      {article?.tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={meta.title} />
      {meta.description && (
        <meta name="twitter:description" content={meta.description} />
      )}
      <meta name="twitter:image" content={siteUrl + picture.path} />
      <meta name="twitter:image:alt" content={picture.alt} />
      <script
        type="application/ld+json"
        // deno-lint-ignore react-no-danger
        dangerouslySetInnerHTML={{ __html: jsonBlock(structuredData(facts)) }}
      />
    </>
  );
}
