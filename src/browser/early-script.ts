/**
 * A small classic script in the document's head: it notices a document that
 * stops halfway, wherever it stops.
 */
import { watchDocument } from "../streaming/stopped-document.ts";

watchDocument(document);
