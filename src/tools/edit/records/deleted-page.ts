import { html } from "hono/html";
import { siteMoment } from "../site-moment.ts";
import type { Deleted } from "./trash.ts";

/** The page of what can be brought back. */
export function deletedPage(deleted: readonly Deleted[]) {
  return html`
    <!doctype html>
    <html lang="en">
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <link rel="icon" href="/icons/favicon.svg">
    <title>Deleted</title>
    <style>
      body { max-width: 800px; margin: 0 auto; padding: 20px; font: 18px/1.5 sans-serif }
      li { margin-block: 16px }
      button { padding: 8px 16px; font: inherit }
      small { display: block }
    </style>
    <h1>Deleted</h1>
    <p><a href="/">Back to the editor</a></p>
    ${deleted.length === 0 ? html`<p>Nothing has been deleted.</p>` : ""}
    <form method="post"><ul>
    ${deleted.map(({ id, when, label }) =>
      html`
        <li>${label} <small>Deleted on ${siteMoment(when)}</small>
        <button name="id" value="${id}" aria-label="Bring back ${label}">Bring back</button></li>
      `
    )}
    </ul></form>
    </html>
  `;
}
