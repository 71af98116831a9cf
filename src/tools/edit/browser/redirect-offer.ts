/** Where the visitors of an old address may be sent. */
export interface RedirectOffer {
  from: string;
  targets: { to: string; label: string }[];
}

/**
 * Offers to send the visitors of a record's old address elsewhere.
 * @param path The file that was renamed or deleted.
 * @param now Its new path, if it was renamed.
 */
export async function offerRedirect(path: string, now?: string): Promise<void> {
  const query = new URLSearchParams(listAndId(path));
  const response = await fetch(`/editor/redirects?${query}`).catch(() => null);
  // Saving has succeeded anyway.
  if (!response?.ok) return;
  const { from, targets }: RedirectOffer = await response.json();
  const page = now && from.replace(/[^/]+$/, listAndId(now).id);
  document.querySelector("#redirects")?.append(
    offer(from, [
      ...page ? [{ to: page, label: "Its new address" }] : [],
      ...targets.filter(({ to }) => to !== page),
    ]),
  );
}

/** The list and the id of the record in a file. */
function listAndId(path: string): { list: string; id: string } {
  const [, list = "", id = ""] = /([^/]+)\/([^/]+)\.json$/.exec(path) ?? [];
  return { list, id };
}

function offer(from: string, targets: RedirectOffer["targets"]): HTMLElement {
  const form = document.createElement("form");
  const label = document.createElement("label");
  const select = document.createElement("select");
  select.append(...targets.map(({ to, label }) => new Option(label, to)));
  label.append(
    `There is nothing at ${from} any more. Send visitors to`,
    select,
  );
  const close = button("No redirect");
  close.type = "button";
  close.onclick = () => form.remove();
  form.append(label, button("Redirect"), close);
  form.onsubmit = async (event) => {
    event.preventDefault();
    const problem = await redirect(from, select.value);
    const note = document.createElement("p");
    note.role = "status";
    note.textContent = problem ?? `${from} leads to ${select.value} now.`;
    if (problem) form.append(note);
    else form.replaceWith(note);
  };
  return form;
}

function button(text: string): HTMLButtonElement {
  return Object.assign(document.createElement("button"), { textContent: text });
}

/** Adds a redirect; returns what is wrong with it. */
async function redirect(from: string, to: string): Promise<string | undefined> {
  const body = JSON.stringify({ from, to });
  const response = await fetch("/editor/redirects", { method: "POST", body })
    .catch(() => null);
  if (response?.ok) return undefined;
  return await response?.text() ?? "Cannot redirect: the editor has stopped.";
}
