import { Hono } from "hono";
import { html } from "hono/html";
import { diskReason } from "../../../lib/save-file.ts";
import type { EditorEnv } from "../own-origin.ts";
import type { Change } from "./change.ts";
import { diffWords, type Part } from "./diff-words.ts";
import type { Choice, ConflictField } from "./merge-file.ts";
import { PublishError } from "./publish-error.ts";
import type { Look, Published, Publisher } from "./publish.ts";
import type { FieldChange } from "./record-changes.ts";
import type { Arrivals } from "./arrivals.ts";

/** What the Publish dialog shows: before, and after Publish was pressed. */
export function publishApp(publisher: Publisher): Hono<EditorEnv> {
  const app = new Hono<EditorEnv>();
  app.get("/", async (c) => c.html(changesPart(await publisher.look())));
  app.post("/", async (c) => {
    const form = await c.req.formData();
    const ids = new Set(form.getAll("id").map(String));
    const choices = choicesIn(form, ids);
    return c.html(publishedPart(await publisher.publish({ ids, choices })));
  });
  app.get("/arrivals", async (c) => {
    const { hasOthers, hasEditorChanges, note } = await publisher.look();
    return c.json({ hasOthers, hasEditorChanges, note: note?.message });
  });
  app.get("/progress", (c) => c.text(publisher.progress()));
  app.post("/cancel", (c) => {
    publisher.cancel();
    return c.body(null, 204);
  });
  app.onError((error, c) => {
    if (error instanceof PublishError) return c.html(refusedPart(error));
    const reason = diskReason(error);
    if (!reason) throw error;
    return c.html(refusedPart(new PublishError(`Cannot publish: ${reason}.`)));
  });
  return app;
}

/** The choices of what is ticked. */
function choicesIn(form: FormData, ids: ReadonlySet<string>): Choice[] {
  return [...form].flatMap(([name, keep]): Choice[] => {
    if (keep !== "mine" && keep !== "theirs") return [];
    const [id, path, theirs, field] = JSON.parse(name);
    return ids.has(id) ? [{ path, theirs, field, keep }] : [];
  });
}

function changesPart({ changes, note, ...others }: Look) {
  const notes = html`${noteOf(note)}${othersNote(others)}`;
  if (changes.length === 0) {
    return html`
      <p>Everything is published.</p>
      ${notes}
    `;
  }
  const sorted = changes.toSorted((a, b) =>
    b.conflicts.length - a.conflicts.length
  );
  return html`
    ${notes}
    <form>
      <p>What is not ticked stays in this folder, unpublished.</p>
      <ul>${sorted.map((it) => changeItem(it, changes.length <= maxOpen))}</ul>
      <footer><button>Publish</button> <button type="button">Untick all</button> <span></span></footer>
    </form>
  `;
}

/** More than these are folded. */
const maxOpen = 5;

function changeItem(change: Change, isOpen: boolean) {
  const { id, noun, name, verb, fields, pictures, conflicts } = change;
  const hasConflict = conflicts.length > 0;
  const isNew = verb === "added";
  const labels = new Set(fields.map(({ label }) => label));
  return html`
    <li ${hasConflict ? "data-conflict" : ""}>
      <label class="what">
        <input type="checkbox" name="id" value="${id}" ${hasConflict
          ? ""
          : "checked"}>
        <span><b>${name}</b> <small>${noun}, ${verb}</small></span>
      </label>
      ${conflicts.flatMap(({ path, theirs, fields }) =>
        fields.map((field) =>
          conflictItem(field, JSON.stringify([id, path, theirs, field.name]))
        )
      )} ${fields.length > 0
        ? html`
          <details ${isOpen && !isNew && !hasConflict ? "open" : ""}>
            <summary>${isNew
              ? "What it says"
              : [...labels].join("; ")}</summary>
            <dl>${fields.map(isNew ? newFieldItem : fieldItem)}</dl>
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

function conflictItem({ label, mine, theirs }: ConflictField, name: string) {
  return html`
    <fieldset>
      <legend>${label}</legend>
      <label><span><input type="radio" name="${name}" value="mine"> Keep mine</span>
        ${valueOf(mine)}</label>
      <label><span><input type="radio" name="${name}" value="theirs"> Take theirs</span>
        ${valueOf(theirs)}</label>
    </fieldset>
  `;
}

function fieldItem({ label, before, after }: FieldChange) {
  const [was, is] = diffWords(before ?? "", after ?? "");
  return html`
    <div>
      <dt>${label}</dt>
      <dd><small>Before</small>${diffHtml(was, "del")}</dd>
      <dd><small>After</small>${diffHtml(is, "ins")}</dd>
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

function diffHtml(parts: readonly Part[], tag: "del" | "ins") {
  if (parts.every(({ text }) => text === "")) return html`<i>empty</i>`;
  return parts.map(({ text, isChanged }) => {
    if (!isChanged) return text;
    return tag === "del" ? html`<del>${text}</del>` : html`<ins>${text}</ins>`;
  });
}

function valueOf(text: string | undefined) {
  return text ? html`<span>${text}</span>` : html`<i>empty</i>`;
}

function publishedPart({ lines, held, ...others }: Published) {
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
      : ""} ${lines.length + held.length === 0
      ? html`<p role="status">There is nothing to publish.</p>`
      : ""} ${othersNote(others)}
  `;
}

function othersNote({ hasOthers, hasEditorChanges }: Arrivals) {
  if (hasEditorChanges) {
    return html`
      <p
        class="note">Others have published changes to the editor as well. Restart the editor: stop it (Ctrl+C) and run “deno task edit” again.</p>
    `;
  }
  return hasOthers
    ? html`
      <p
        class="note">What others have published is now in this folder, too. Reload this page to see it.</p>
    `
    : "";
}

function noteOf(note: PublishError | undefined) {
  if (!note) return "";
  return html`<div class="note"><p>${note.message}</p>${
    detailsOf(note.details)
  }</div>`;
}

function refusedPart({ message, lines, details }: PublishError) {
  return html`
    <p role="alert">${message}</p>
    ${listOf(lines)} ${detailsOf(details)}
  `;
}

function detailsOf(details: string) {
  return details ? html`<pre>${details}</pre>` : "";
}

function listOf(lines: readonly string[]) {
  if (lines.length === 0) return "";
  return html`<ul class="plain">${
    lines.map((line) => html`<li>${line}</li>`)
  }</ul>`;
}
