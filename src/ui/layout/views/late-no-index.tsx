import { useContext } from "react";
import { DocumentPartsContext } from "../document/document-parts.ts";

/**
 * Keeps crawlers from indexing a page that turned out to be missing or broken
 * after its head was sent; a complete document says so by its status and head.
 */
export function LateNoIndex() {
  const { completeAt } = useContext(DocumentPartsContext);
  return completeAt && <meta name="robots" content="noindex" />;
}
