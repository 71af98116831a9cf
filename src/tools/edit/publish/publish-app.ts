import { Hono } from "hono";
import { html } from "hono/html";
import type { EditorEnv } from "../own-origin.ts";
import type { Changes } from "./changes.ts";
import { PublishError } from "./publish-error.ts";
import type { Published, Publisher } from "./publish.ts";

/** What the Publish dialog shows: before, and after Publish was pressed. */
export function publishApp(publisher: Publisher): Hono<EditorEnv> {
  const app = new Hono<EditorEnv>();
  app.get("/", async (c) => c.html(changesPart(await publisher.changes())));
  app.post("/", async (c) => c.html(publishedPart(await publisher.publish())));
  app.onError((error, c) => {
    if (error instanceof PublishError) return c.html(refusedPart(error));
    throw error;
  });
  return app;
}

function changesPart({ summary, lines }: Changes) {
  if (!summary) return html`<p>Everything is published.</p>`;
  return html`
    <p>${summary}</p>
    ${listOf(lines)}
    <form><button>Publish</button></form>
  `;
}

function publishedPart({ summary, hasOthers, isFolderOld }: Published) {
  return html`
    <p
      role="status">Published. ${summary}. The site shows it with its next deployment.</p>
    ${hasOthers
      ? html`<p>Others had published, too. Reload this page to see their changes.</p>`
      : ""}
    ${isFolderOld
      ? html`<p>This folder has other work in it, and did not take in what others have published. Tell whoever works on the code.</p>`
      : ""}
  `;
}

function refusedPart({ message, lines, details }: PublishError) {
  return html`
    <p role="alert">${message}</p>
    ${listOf(lines)}
    ${details
      ? html`
        <details>
          <summary>For whoever helps</summary>
          <pre>${details}</pre>
        </details>
      `
      : ""}
  `;
}

function listOf(lines: readonly string[]) {
  if (lines.length === 0) return "";
  return html`<ul>${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
}
