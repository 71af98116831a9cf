import { html, raw } from "hono/html";
import { pageStyle } from "../page-style.ts";
import { siteMoment } from "../site-moment.ts";
import type { Deleted } from "./trash.ts";

/** The page of what can be restored. */
export function deletedPage(deleted: readonly Deleted[]) {
  return html`
    <!doctype html>
    <html lang="en">
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      <meta name="robots" content="noindex">
      <link rel="icon" href="/icons/favicon.svg">
      <title>Deleted items</title>
      <style>
      ${raw(pageStyle)}
      main { max-width: 60rem; margin: 0 auto; padding: 24px 16px }
      ul { padding: 0; list-style: none }
      li { padding: 10px 0; border-top: 1px solid var(--line) }
      small { display: block; margin-bottom: 4px; color: var(--ink2); font-size: 15px }
    </style>
      <main>
    <h1>Deleted items</h1>
    <p><a href="/">Back to the editor</a></p>
    ${deleted.length === 0 ? html`<p>Nothing has been deleted.</p>` : ""}
    <form method="post"><ul>
    ${deleted.map(({ id, when, label }) =>
      html`
        <li>${label} <small>Deleted on ${siteMoment(when)}</small>
        <button name="id" value="${id}" aria-label="Restore ${label}">Restore</button></li>
      `
    )}
    </ul></form>
      </main>
    </html>
  `;
}
