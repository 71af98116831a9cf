/** A list of records, or single ones. */
interface Form {
  name: string;
  files?: readonly { name: string }[];
}

/** How long a form that opens may take, and how often its field is tried. */
const maxWaitMs = 5000;
const pauseMs = 200;

/**
 * Opens the field at a place such as "home-words/home-words/hero.title": in
 * this form, or in another one, which opens first.
 * @param forms Those of the editor.
 */
export function createFieldOpener(
  forms: readonly Form[],
): (place: string) => void {
  let timer: ReturnType<typeof setInterval>;
  return (place) => {
    const [, form = "", id = "", path = ""] =
      /^([^/]*)\/([^/]*)\/(.*)$/.exec(place) ?? [];
    const list = forms.find(({ name, files }) =>
      name === form || files?.some((file) => file.name === form)
    );
    if (!list) return;
    const address = `#/collections/${list.name}/entries/${id}`;
    if (location.hash !== address) {
      // By the list: between two forms of one list the CMS shows none.
      location.hash = `#/collections/${list.name}`;
      setTimeout(() => location.hash = address, pauseMs);
    }
    const end = Date.now() + maxWaitMs;
    clearInterval(timer);
    timer = setInterval(() => {
      if (isFocused(path) || Date.now() > end) clearInterval(timer);
      else highlight(path);
    }, pauseMs);
    highlight(path);
  };
}

/** Where the CMS shows the form. */
const pane = '.content-editor .pane[data-mode="edit"]';

/** Whether the focus is in a field, or in the list of texts that it is in. */
function isFocused(path: string): boolean {
  const list = path.replace(/\.\d+$/, "");
  const focused = document.activeElement?.closest(
    `${pane} .field[data-key-path="${path}"], ${pane} .field[data-key-path="${list}"]`,
  );
  return Boolean(focused);
}

/**
 * Opens the groups around a field, scrolls to it and focuses it, as the CMS
 * does for its own previews; of a list of texts, the list.
 */
function highlight(path: string): void {
  const form = document.querySelector<HTMLElement>(pane);
  const isText = form?.querySelector(`.field[data-key-path="${path}"]`);
  const keyPath = isText ? path : path.replace(/\.\d+$/, "");
  const payload = { locale: form?.dataset.locale, keyPath };
  postMessage({ type: "highlight-editor-field", payload }, location.origin);
}
