/** A list of records, a page of facts, or all of these. */
export interface Form {
  name: string;
  files?: Form[];
}

/** Placeholder for the name of a record that is not saved yet. */
export const newId = "preview";

/** How long a form that opens may take, and how often its field is tried. */
const maxWaitMs = 5000;
const pauseMs = 200;

/** Opens the field at a place, at some text in it; says why it does not. */
export type OpenField = (place: string, text: string) => string | undefined;

/**
 * Opens the field at a place such as "home-words/home-words/hero.title": in
 * this form, or in another one, which opens first.
 * @param forms Those of the editor.
 */
export function createFieldOpener(forms: readonly Form[]): OpenField {
  let timer: ReturnType<typeof setInterval>;
  return (place, text) => {
    const [, form = "", id = "", path = ""] =
      /^([^/]*)\/([^/]*)\/(.*)$/.exec(place) ?? [];
    const list = forms.find(({ name, files }) =>
      name === form || files?.some((file) => file.name === form)
    );
    if (!list) return;
    const entries = `#/collections/${list.name}`;
    const address = `${entries}/${id === newId ? "new" : `entries/${id}`}`;
    if (location.hash !== address) {
      if (document.querySelector(saveButton)) return saveFirst;
      // By the list: between two forms of one list the CMS shows none.
      location.hash = entries;
      setTimeout(() => location.hash = address, pauseMs);
    }
    const end = Date.now() + maxWaitMs;
    clearInterval(timer);
    timer = setInterval(() => {
      const field = focusedField(path);
      if (field || Date.now() > end) clearInterval(timer);
      if (field) goTo(field, text);
      else highlight(path);
    }, pauseMs);
  };
}

/** Where the CMS shows the form. */
const pane = '.content-editor .pane[data-mode="edit"]';

/** The CMS enables it once something has changed. */
const saveButton = ".content-editor button.primary:enabled";

const saveFirst = "Save first: this text is in another form.";

/** The field that has the focus, or the list of texts that it is in. */
function focusedField(path: string): Element | null | undefined {
  const list = path.replace(/\.\d+$/, "");
  return document.activeElement?.closest(
    `${pane} .field[data-key-path="${path}"], ${pane} .field[data-key-path="${list}"]`,
  );
}

/** Puts the caret into the block of a rich text that has this text. */
function goTo(field: Element, text: string): void {
  const block = [...field.querySelectorAll("[contenteditable=true] *")]
    .find((it) => it.textContent?.trim() === text.trim());
  if (!block) return;
  block.scrollIntoView({ block: "center" });
  getSelection()?.collapse(block, 0);
}

/**
 * Opens the groups around a field, scrolls to it and focuses it, as the CMS
 * does for its own previews; of a list of texts, the list. The CMS makes fields
 * once they are in view: until then, scrolls to what comes before.
 */
function highlight(path: string): void {
  const form = document.querySelector<HTMLElement>(pane);
  if (!form) return;
  const fieldAt = (path: string) =>
    form.querySelector(`.field[data-key-path="${path}"]`);
  let made = path;
  while (made && !fieldAt(made)) made = made.replace(/\.?[^.]+$/, "");
  if (made !== path) {
    (fieldAt(made) ?? form).querySelector(".placeholder")?.scrollIntoView();
  }
  const list = path.replace(/\.\d+$/, "");
  const keyPath = made === list ? list : path;
  const payload = { locale: form.dataset.locale, keyPath };
  postMessage({ type: "highlight-editor-field", payload }, location.origin);
}
