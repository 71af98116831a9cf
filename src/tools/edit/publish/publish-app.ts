import { Hono } from "hono";
import { html } from "hono/html";
import { parseJson } from "../../../lib/text/json.ts";
import type { EditorEnv } from "../own-origin.ts";
import type { Arrivals } from "./arrivals.ts";
import type { Change, FieldChange } from "./changes.ts";
import type { Choice } from "./choices.ts";
import type { Conflict } from "./conflicts.ts";
import { markChange, type Part } from "./mark-change.ts";
import { PublishError } from "./publish-error.ts";
import type { Look, Published, Publisher } from "./publish.ts";
import type { Note } from "./take-in.ts";

/** What the Publish dialog shows: before, and after Publish was pressed. */
export function publishApp(publisher: Publisher): Hono<EditorEnv> {
  const app = new Hono<EditorEnv>();
  app.get("/", async (c) => c.html(changesPart(await publisher.look())));
  app.post("/", async (c) => {
    const form = await c.req.formData();
    const ids = new Set(form.getAll("id").map(String));
    const choices = choicesIn(form);
    return c.html(publishedPart(await publisher.publish({ ids, choices })));
  });
  app.get("/arrivals", async (c) => c.json(await opened(publisher)));
  app.get("/progress", (c) => {
    const { step = "", hook } = publisher.progress() ?? {};
    return c.text(hook ? `${step}: the hook “${hook}” is running` : step);
  });
  app.post("/cancel", (c) => {
    publisher.cancel();
    return c.body(null, 204);
  });
  app.onError((error, c) => {
    if (error instanceof PublishError) return c.html(refusedPart(error));
    throw error;
  });
  return app;
}

/** What the page says when it opens. */
async function opened(
  publisher: Publisher,
): Promise<Arrivals & { note?: Note }> {
  try {
    const { hasOthers, hasCode, note } = await publisher.look();
    return { hasOthers, hasCode, note };
  } catch (cause) {
    // The dialog says why.
    if (cause instanceof PublishError) {
      return { hasOthers: false, hasCode: false };
    }
    throw cause;
  }
}

function choicesIn(form: FormData): Choice[] {
  return [...form].flatMap(([name, keep]): Choice[] => {
    const [path, theirs, field] = partsOf(name);
    if (keep !== "mine" && keep !== "theirs" || field === undefined) return [];
    return [{ path, theirs, field, keep }] as Choice[];
  });
}

/** The name of a choice's control. */
function choiceName({ path, theirs }: Conflict, field: string): string {
  return JSON.stringify([path, theirs, field]);
}

function partsOf(name: string): unknown[] {
  const parts = parseJson(name);
  return Array.isArray(parts) ? parts : [];
}

function changesPart({ changes, hasOthers, hasCode, note }: Look) {
  const isShown = note?.isConflict && changes.some(isConflict);
  const notes = html`${isShown ? "" : noteOf(note)}${
    othersNote({ hasOthers, hasCode })
  }`;
  if (changes.length === 0) {
    return html`
      <p>Everything is published.</p>
      ${notes}
    `;
  }
  const conflicts = changes.filter(isConflict);
  const others = changes.filter((change) => !isConflict(change));
  return html`
    ${notes}
    <form>
      ${conflicts.length > 0
        ? html`
          <h2>Choose what stays</h2>
          <p>Others have published a different change of the same. Until you choose, these stay unpublished.</p>
          <ul>${conflicts.map((it) => changeItem(it, conflicts.length))}</ul>
        `
        : ""} ${others.length > 0
        ? html`
          ${conflicts.length > 0
            ? html`<h2>Ready to publish</h2>`
            : html`<p>What is not ticked stays in this folder, unpublished.</p>`}
          <ul>${others.map((it) => changeItem(it, others.length))}</ul>
        `
        : ""}
      <footer><button>Publish</button> <button type="button">Untick all</button> <span></span></footer>
    </form>
  `;
}

function isConflict({ conflicts }: Change): boolean {
  return conflicts.length > 0;
}

/** More than these are folded. */
const maxOpen = 5;

function changeItem(change: Change, count: number) {
  const { id, noun, name, verb, fields, pictures, conflicts } = change;
  const hasConflict = isConflict(change);
  return html`
    <li ${hasConflict ? "data-conflict" : ""}>
      <label class="what">
        <input type="checkbox" name="id" value="${id}" ${hasConflict
          ? ""
          : "checked"}>
        <span><b>${name}</b> <small>${noun}, ${verb}</small></span>
      </label>
      ${conflicts.flatMap((conflict) =>
        conflict.fields.map((field) => {
          const control = choiceName(conflict, field.name);
          return html`
            <fieldset>
              <legend>${field.label}</legend>
              <label><span><input type="radio" name="${control}" value="mine"> Keep mine</span>
                ${valueOf(field.mine)}</label>
              <label><span><input type="radio" name="${control}" value="theirs"> Take theirs</span>
                ${valueOf(field.theirs)}</label>
            </fieldset>
          `;
        })
      )}
      ${fields.length > 0 && verb !== "added"
        ? html`
          <details ${count <= maxOpen && !hasConflict ? "open" : ""}>
            <summary>${[...new Set(fields.map(({ label }) => label))].join(
              "; ",
            )}</summary>
            <dl>${fields.map(fieldItem)}</dl>
          </details>
        `
        : ""} ${verb === "added" && fields.length > 0
        ? html`
          <details>
            <summary>What it says</summary>
            <dl>${fields.map(newFieldItem)}</dl>
          </details>
        `
        : ""} ${pictures.length > 0
        ? html`<p><small>With ${
          pictures.length === 1 ? "the picture" : "the pictures"
        } ${pictures.join(", ")}</small></p>`
        : ""}
    </li>
  `;
}

function fieldItem({ label, before, after }: FieldChange) {
  const [was, is] = markChange(before ?? "", after ?? "");
  return html`
    <div>
      <dt>${label}</dt>
      <dd><small>Before</small>${marked(was, "del")}</dd>
      <dd><small>After</small>${marked(is, "ins")}</dd>
    </div>
  `;
}

function newFieldItem({ label, after = "" }: FieldChange) {
  return html`
    <div class="new">
      <dt>${label}</dt>
      <dd>${after}</dd>
    </div>
  `;
}

function marked(parts: readonly Part[], tag: "del" | "ins") {
  if (parts.every(({ text }) => text === "")) return html`<i>empty</i>`;
  return parts.map(({ text, isChanged }) => {
    if (!isChanged) return text;
    return tag === "del" ? html`<del>${text}</del>` : html`<ins>${text}</ins>`;
  });
}

function valueOf(text: string | undefined) {
  return text ? html`<span>${text}</span>` : html`<i>empty</i>`;
}

function publishedPart({ lines, held, note, ...others }: Published) {
  return html`
    ${lines.length > 0
      ? html`
        <p
          role="status"><b>Published.</b> The site shows it with its next deployment.</p>
        ${listOf(lines)}
      `
      : ""} ${held.length > 0
      ? html`
        <p
          role="alert">Not published, because others have published a different change of it meanwhile. Open this dialog again to choose what stays.</p>
        ${listOf(held)}
      `
      : ""} ${noteOf(note)} ${othersNote(others)}
  `;
}

function othersNote({ hasOthers, hasCode }: Arrivals) {
  if (hasCode) {
    return html`
      <p
        class="note">Others have published changes of the editor, too. Restart the editor: stop it (Ctrl+C) and run “deno task edit” again.</p>
    `;
  }
  return hasOthers
    ? html`
      <p
        class="note">What others have published is now in this folder, too. Reload this page to see it.</p>
    `
    : "";
}

function noteOf(note: Note | undefined) {
  if (!note) return "";
  return html`<div class="note"><p>${note.text}</p>${
    detailsOf(note.details)
  }</div>`;
}

function refusedPart({ message, lines, details }: PublishError) {
  return html`
    <p role="alert">${message}</p>
    ${listOf(lines)} ${detailsOf(details)}
  `;
}

function detailsOf(details: string | undefined) {
  return details ? html`<pre>${details}</pre>` : "";
}

function listOf(lines: readonly string[]) {
  if (lines.length === 0) return "";
  return html`<ul class="plain">${
    lines.map((line) => html`<li>${line}</li>`)
  }</ul>`;
}
