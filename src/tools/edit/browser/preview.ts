import { cms, type PreviewProps } from "./globals.ts";
import { newId, type OpenField } from "./open-field.ts";
import { showPage } from "./preview-parts.ts";
import {
  addSearchResult,
  listenForTaps,
  makeFocusable,
  markKeys,
  readMarks,
  removeNote,
  showNote,
} from "./tappable.ts";

/** Debounce delay of the preview. */
const restMs = 250;

interface Component {
  props: PreviewProps;
  frame: HTMLIFrameElement | null;
  timer?: ReturnType<typeof setTimeout>;
  /** How many pages were asked for. */
  asked?: number;
  html?: string;
}

interface PreviewOptions {
  /** The id of the heading that it starts at. */
  heading?: string | undefined;
  open: OpenField;
}

/** The real page of an unsaved entry, rendered like on the site. */
export function createPreview(
  collection: string,
  { heading = "", open }: PreviewOptions,
) {
  return cms.createClass({
    displayName: "Preview",
    componentDidMount(this: Component) {
      update(this, collection);
    },
    componentDidUpdate(this: Component) {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => update(this, collection), restMs);
    },
    componentWillUnmount(this: Component) {
      clearTimeout(this.timer);
    },
    render(this: Component) {
      return cms.h("iframe", {
        style: { width: "100%", height: "calc(100vh - 24px)", border: 0 },
        title: "Preview of the page",
        // The page is read from here, and runs no script.
        sandbox: "allow-same-origin",
        ref: (frame: HTMLIFrameElement | null) => this.frame = frame,
        onLoad: () => {
          const page = this.frame?.contentDocument;
          if (!page?.querySelector("main")) return;
          listenForTaps(page, open);
          page.getElementById(heading)?.scrollIntoView();
        },
      });
    },
  });
}

async function update(component: Component, collection: string): Promise<void> {
  const { entry } = component.props;
  const data = entry.get("data");
  const slug = entry.get("slug");
  const id = typeof slug === "string" && slug ? slug : newId;
  const record = typeof data === "object" ? data.toJS() : {};
  const asked = component.asked = (component.asked ?? 0) + 1;
  const response = await fetch("/cms/preview", {
    method: "POST",
    body: JSON.stringify({ collection, id, record }),
  }).catch(() => new Response("The editor has stopped.", { status: 503 }));
  const html = await response.text();
  const { frame } = component;
  // A newer one is being rendered.
  if (!frame || asked !== component.asked) return;
  const shown = frame.contentDocument;
  if (!response.ok) {
    const isKept = shown?.querySelector("main");
    const note = isKept ? `This is the last preview. ${html}` : html;
    if (shown?.body) showNote(shown, note);
    return;
  }
  if (shown) removeNote(shown);
  if (html === component.html) return;
  component.html = html;
  const page = new DOMParser().parseFromString(html, "text/html");
  readMarks(page);
  markKeys(page, record, `${collection}/${id}/`);
  addSearchResult(page);
  makeFocusable(page);
  showPage(frame, page);
}
