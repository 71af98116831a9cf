/**
 * A small classic script in the document's head: the kept theme is there
 * before anything is painted, and a document that stops halfway is noticed
 * wherever it stops. Inline scripts are forbidden, so it is a file.
 */
import { applyStoredTheme } from "../layout/footer/theme.ts";
import { watchDocument } from "../streaming/stopped-document.ts";

applyStoredTheme();
watchDocument(document);
