import type { ReactNode } from "react";
import {
  Assets,
  FontPreloads,
} from "../../ui/layout/document/document-assets.tsx";
import {
  type DocumentAssets,
  type DocumentParts,
  DocumentPartsContext,
} from "../../ui/layout/document/document-parts.ts";
import { RestStyles } from "../../ui/layout/document/document-styles.tsx";
import { completeAddress } from "../http/address.ts";
import { CrawlerHead, StructuredData } from "./crawler-parts.tsx";
import type { DocumentSettings } from "../../settings.ts";
import type { BuildManifest } from "../build/build-manifest.ts";
import { pageElement, type QueriedPage } from "./query-page.ts";

/** A page to render, and what its document is made with. */
interface PageToRender {
  /** Canonical address, with its query. */
  address: string;
  current: QueriedPage;
  build: BuildManifest;
  settings: DocumentSettings;
  /** Allows inline scripts of a document whose content may follow its shell. */
  nonce?: string;
}

/** The React tree of a page's document. */
export function pageDocument(
  { address, current, build, settings, nonce }: PageToRender,
): ReactNode {
  const { context } = current;
  const { modules = [], styles } = build.pages[current.routePath] ?? {};
  const data = build.dataModules?.[context.location.pathname] ?? [];
  const assets: DocumentAssets = {
    ...(styles && { inline: styles }),
    stylesheets: build.stylesheets,
    inlineScript: build.inlineScript.text,
    ...(nonce && { streamScript: { text: build.streamScript, nonce } }),
    earlyScript: build.earlyScript,
    entry: build.entry,
    modules: [...modules, ...data],
  };
  const parts: DocumentParts = {
    siteUrl: settings.siteUrl,
    contentTimeoutMs: settings.contentTimeoutMs,
    heldSeconds: settings.heldSeconds,
    ...(nonce && { completeAt: completeAddress(address) }),
    head: <Assets {...assets} />,
    fontPreloads: <FontPreloads fonts={build.fonts} />,
    restStyles: <RestStyles stylesheets={build.stylesheets} />,
    crawlerHead: <CrawlerHead />,
    structuredData: <StructuredData />,
  };
  return (
    <DocumentPartsContext value={parts}>
      {pageElement(current)}
    </DocumentPartsContext>
  );
}
