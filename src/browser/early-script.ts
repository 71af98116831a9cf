/**
 * A small classic script in the document's head: it notices a document that
 * stops halfway, wherever it stops, and loads the entry of a complete document
 * once that is painted.
 */
import { startAfterPaint } from "./start-after-paint.ts";
import { watchDocument } from "../streaming/stopped-document.ts";

const entry = document.currentScript?.dataset.entry;

watchDocument(document);
if (entry) {
  startAfterPaint(document, () => {
    import(entry).catch(() => {});
  });
}
