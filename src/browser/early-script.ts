/**
 * A small classic script in the document's head: it notices a document that
 * stops halfway, wherever it stops, and loads the entry where that waits for a
 * picture.
 */
import { startAfterPicture } from "./start-after-picture.ts";
import { watchDocument } from "../streaming/stopped-document.ts";

const entry = document.currentScript?.dataset.entry;

watchDocument(document);
if (entry) {
  startAfterPicture(document, () => {
    import(entry).catch(() => {});
  });
}
