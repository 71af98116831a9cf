import { useContext } from "react";
import { DocumentPartsContext } from "../document/document-parts.ts";

/**
 * Keeps crawlers from indexing a page that turns out to be missing or broken
 * after its head was sent. Complete documents use status and head instead.
 */
export function LateNoIndex() {
  const { completeAt } = useContext(DocumentPartsContext);
  return completeAt && <meta name="robots" content="noindex" />;
}
