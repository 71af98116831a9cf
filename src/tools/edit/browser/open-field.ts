import { addressOf } from "./addresses.ts";

const saveFirst = "Save first: this text is in another form.";

/** The field to open once its form is there. */
let wanted: { fieldPath: string; text: string } | undefined;

/** The lists of the kinds, by the kind's name; the page sets it. */
export const listOfKind = new Map<string, string>();

/**
 * Opens the field at a path such as "home-words/home-words/hero.title": in
 * this form, or in another one, which opens first.
 * @returns Why it does not.
 */
export function openField(
  fieldPath: string,
  text: string,
  { form, isChanged }: { form: string; isChanged: boolean },
): string | undefined {
  if (fieldPath.startsWith(form)) {
    goTo(fieldPath.slice(form.length), text);
    return;
  }
  const [, kind = "", id = ""] = /^([^/]*)\/([^/]*)\//.exec(fieldPath) ?? [];
  const list = listOfKind.get(kind);
  if (!list) return;
  if (isChanged) return saveFirst;
  wanted = { fieldPath, text };
  location.hash = addressOf(list, id);
}

/** Opens the field that led to this form. */
export function openWanted(form: string): void {
  if (!wanted?.fieldPath.startsWith(form)) return;
  const { fieldPath, text } = wanted;
  wanted = undefined;
  goTo(fieldPath.slice(form.length), text);
}

/** Opens the groups around a field and puts the caret into it. */
function goTo(path: string, text: string): void {
  // Of a group its first field, of an item that has none its list.
  let field = document.getElementById(path) ??
    document.querySelector<HTMLElement>(
      `[id^="${
        CSS.escape(path)
      }."]:is(input, textarea, select, [contenteditable])`,
    );
  for (let at = path; !field && at.includes(".");) {
    at = at.replace(/\.[^.]*$/, "");
    field = document.getElementById(at);
  }
  if (!field) return;
  for (
    let around = field.closest("details");
    around;
    around = around.parentElement?.closest("details") ?? null
  ) around.open = true;
  field.focus();
  const block = [...field.querySelectorAll("*")]
    .find((it) => it.textContent?.trim() === text.trim());
  (block ?? field).scrollIntoView({ block: "center" });
  if (field.isContentEditable && block) getSelection()?.collapse(block, 0);
}
