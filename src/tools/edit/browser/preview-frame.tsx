import { useEffect, useRef } from "react";
import { newId } from "./addresses.ts";
import { ask } from "./saving.ts";
import { showPage } from "./preview-parts.ts";
import {
  addSearchResult,
  listenForTaps,
  makeFocusable,
  type OpenField,
  readFieldTags,
  removeNote,
  showNote,
  tagKeyFields,
} from "./tappable.ts";
import type { FormRecord } from "../../../records/form-record.ts";
import type { KindSetup } from "../forms/forms-setup.ts";

/** Debounce delay of the preview. */
const restMs = 250;

/** The real page of an unsaved record; a tap on a text opens its field. */
export function PreviewFrame(
  { kind, id, record, open }: {
    kind: KindSetup;
    id: string;
    record: FormRecord;
    open: OpenField;
  },
) {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef({ asked: 0, html: "", open });
  latest.current.open = open;

  useEffect(() => {
    const timer = setTimeout(async () => {
      const name = id || newId;
      const asked = ++latest.current.asked;
      const response = await ask("/editor/preview", {
        method: "POST",
        body: JSON.stringify({ collection: kind.name, id: name, record }),
      });
      const html = await response.text();
      // A newer one is being rendered.
      if (!frame.current || asked !== latest.current.asked) return;
      const shown = frame.current.contentDocument;
      if (!response.ok) {
        const isKept = shown?.querySelector("main");
        const note = isKept ? `This is the last preview. ${html}` : html;
        if (shown?.body) showNote(shown, note);
        return;
      }
      if (shown) removeNote(shown);
      if (html === latest.current.html) return;
      latest.current.html = html;
      const page = new DOMParser().parseFromString(html, "text/html");
      readFieldTags(page);
      tagKeyFields(page, record, `${kind.name}/${name}/`);
      addSearchResult(page);
      makeFocusable(page);
      showPage(frame.current, page);
    }, restMs);
    return () => clearTimeout(timer);
  }, [record, id]);

  return (
    <iframe
      ref={frame}
      className="preview"
      title="Preview of the page"
      // The page is read from here, and runs no script.
      sandbox="allow-same-origin"
      onLoad={({ currentTarget }) => {
        const page = currentTarget.contentDocument;
        if (!page?.querySelector("main")) return;
        listenForTaps(page, (fieldPath, text) =>
          latest.current.open(fieldPath, text));
        if (kind.heading) {
          page.getElementById(kind.heading)?.scrollIntoView();
        }
      }}
    />
  );
}
