import { parsePath } from "@remix-run/router";
import type { ComponentType } from "react";
import { Assets } from "../../layout/document/document-assets.tsx";
import {
  CrawlerHeadContext,
  type DocumentAssets,
  type DocumentParts,
  DocumentPartsContext,
} from "../../layout/document/document-parts.ts";
import { RestStyles } from "../../layout/document/document-styles.tsx";
import { PageView } from "../../layout/document/page-view.tsx";
import { RootDocument } from "../../layout/document/root-document.tsx";
import type { CurrentPage } from "../../routing/page-context.ts";
import { DataBlocks } from "../../streaming/streamed.tsx";
import { writeLoaderData } from "../../streaming/loader-data.ts";
import type { BuildManifest } from "../assets/build-manifest.ts";
import { inlineScript } from "../headers/inline-script.ts";
import { completeAddress } from "../../addresses/address.ts";
import { staticNavigator } from "../../routing/static-navigator.ts";

export interface PageDocumentProps {
  /** Canonical address, with its query. */
  address: string;
  current: CurrentPage;
  manifest: BuildManifest;
  siteUrl: string;
  /** How long content may take after the shell, in milliseconds. */
  contentTimeoutMs?: number;
  /** The part of the head that only crawlers read. */
  seoHead: ComponentType;
  /** Whether content may come after the shell. */
  streams: boolean;
}

/** The React tree of a page's document. */
export function PageDocument(props: PageDocumentProps) {
  const { address, current, manifest, siteUrl, seoHead, streams } = props;
  const { modules = [], styles } = manifest.pages[current.pattern] ?? {};
  const assets: DocumentAssets = {
    ...(styles && { inline: styles }),
    stylesheets: manifest.stylesheets,
    inlineScript: inlineScript.text,
    scripts: manifest.scripts,
    fonts: manifest.fonts,
    modules,
    lateEntry: streams ? undefined : manifest.entry,
  };
  const parts: DocumentParts = {
    siteUrl,
    loaderData: writeLoaderData(current.data),
    ...(streams && {
      completeAt: completeAddress(address),
      contentTimeoutMs: props.contentTimeoutMs,
    }),
    head: <Assets {...assets} />,
    restStyles: <RestStyles stylesheets={manifest.stylesheets} />,
  };
  const { pathname = "/", search = "" } = parsePath(address);
  const location = { pathname, search, hash: "", key: "default", state: null };
  return (
    <CrawlerHeadContext value={seoHead}>
      <DataBlocks value>
        <DocumentPartsContext value={parts}>
          <PageView
            location={location}
            navigator={staticNavigator}
            current={current}
            arrival={{ isLeaving: false }}
          >
            <RootDocument />
          </PageView>
        </DocumentPartsContext>
      </DataBlocks>
    </CrawlerHeadContext>
  );
}
