import { cms, type PreviewProps } from "./globals.ts";

/** Debounce delay of the preview. */
const restMs = 250;

interface Component {
  props: PreviewProps;
  frame: HTMLIFrameElement | null;
  timer?: ReturnType<typeof setTimeout>;
  html?: string;
}

/**
 * The real page of an unsaved entry, rendered like on the site.
 * @param section The id of the heading that it starts at.
 */
export function createPreview(collection: string, section = "") {
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
        onLoad: () =>
          this.frame?.contentDocument?.getElementById(section)
            ?.scrollIntoView(),
      });
    },
  });
}

async function update(component: Component, collection: string): Promise<void> {
  const { entry } = component.props;
  const data = entry.get("data");
  const slug = entry.get("slug");
  const response = await fetch("/cms/preview", {
    method: "POST",
    body: JSON.stringify({
      collection,
      id: typeof slug === "string" && slug ? slug : "preview",
      record: typeof data === "object" ? data.toJS() : {},
    }),
  });
  // A newer one is being rendered.
  if (response.status === 204) return;
  const html = await response.text();
  const { frame } = component;
  if (!frame || html === component.html) return;
  component.html = html;
  show(frame, html);
}

/**
 * Replaces the page; after the first time only its main part, to keep the
 * scroll position.
 */
function show(frame: HTMLIFrameElement, html: string): void {
  const shown = frame.contentDocument?.querySelector("main");
  const next = new DOMParser().parseFromString(html, "text/html")
    .querySelector("main");
  if (shown && next) shown.replaceWith(next);
  else frame.srcdoc = html;
}
