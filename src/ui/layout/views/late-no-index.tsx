import { useContext } from "react";
import { useHydrated } from "../../../streaming/use-hydrated.ts";
import { DocumentPartsContext } from "../document/document-parts.ts";

/**
 * Keeps crawlers from indexing a page that turns out to be missing or broken
 * after its head was sent. Complete documents use status and head instead, and
 * so does the browser once it has hydrated the page.
 */
export function LateNoIndex() {
  const { completeAt } = useContext(DocumentPartsContext);
  const isHydrated = useHydrated();
  return completeAt && !isHydrated && <meta name="robots" content="noindex" />;
}
