import type { Arrivals } from "../publish/arrivals.ts";

const failed = 'The editor has stopped. Run "deno task edit" again.';

/** How often the dialog asks what the publish does now, in milliseconds. */
const progressMs = 500;
/** How long the form waits for what others have published, in milliseconds. */
const arrivalMs = 4_000;

/** Shows the button that opens the Publish dialog. */
export function showPublishButton(): void {
  const dialog = document.querySelector<HTMLDialogElement>("#publish-dialog");
  const content = dialog?.querySelector<HTMLElement>("#publish-content");
  const progress = dialog?.querySelector<HTMLElement>("#publish-progress");
  const place = document.querySelector("#publish");
  if (!dialog || !content || !progress || !place) return;
  const [step, cancel] = [
    progress.querySelector("p"),
    progress.querySelector("button"),
  ];
  const button = document.createElement("button");
  button.textContent = "Publish…";
  let isBusy = false;
  button.onclick = () => {
    dialog.showModal();
    if (!isBusy) load("GET");
  };
  place.prepend(button);
  cancel?.addEventListener(
    "click",
    () => fetch("/editor/publish/cancel", { method: "POST" }),
  );
  content.addEventListener("change", (event) => choose(event.target, content));
  content.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element && target.matches("footer [type]"))) return;
    for (const box of boxesIn(content)) box.checked = false;
    count(content);
  });
  content.addEventListener("submit", (event) => {
    event.preventDefault();
    if (event.target instanceof HTMLFormElement) {
      const fields = [...new FormData(event.target)].map(([name, value]) => [
        name,
        String(value),
      ]);
      load("POST", new URLSearchParams(fields));
    }
  });

  async function load(
    method: "GET" | "POST",
    body?: URLSearchParams,
  ): Promise<void> {
    if (!content || !progress || !step) return;
    isBusy = true;
    // The dialog says what is so now.
    document.querySelector("#publish span")?.remove();
    content.replaceChildren();
    step.textContent = "Looking…";
    progress.hidden = false;
    const timer = setInterval(async () => {
      const text = await fetch("/editor/publish/progress")
        .then((response) => response.text(), () => "");
      if (text) step.textContent = `${text}…`;
    }, progressMs);
    const answer = await fetch("/editor/publish", { method, body })
      .then(async (it) => ({ isOk: it.ok, text: await it.text() }))
      .catch(() => ({ isOk: false, text: failed }));
    if (answer.isOk) content.innerHTML = answer.text;
    else {
      const alert = document.createElement("p");
      alert.role = "alert";
      alert.textContent = answer.text;
      content.append(alert);
    }
    clearInterval(timer);
    progress.hidden = true;
    isBusy = false;
    count(content);
  }
}

/** Ticks a record once all its fields are chosen, and counts what is ticked. */
function choose(target: EventTarget | null, content: HTMLElement): void {
  const item = target instanceof Element && target.closest("li");
  if (item && target instanceof HTMLInputElement && target.type === "radio") {
    const isChosen = [...item.querySelectorAll("fieldset")]
      .every((field) => field.querySelector(":checked"));
    const box = item.querySelector<HTMLInputElement>('[type="checkbox"]');
    if (box && isChosen) box.checked = true;
  }
  count(content);
}

function count(content: HTMLElement): void {
  const [button, text] = [
    content.querySelector<HTMLButtonElement>("footer button"),
    content.querySelector("footer span"),
  ];
  if (!button || !text) return;
  const boxes = boxesIn(content);
  const ticked = boxes.filter(({ checked }) => checked);
  button.disabled = ticked.length === 0;
  text.textContent = `${ticked.length} of ${boxes.length} chosen`;
}

function boxesIn(content: HTMLElement): HTMLInputElement[] {
  return [...content.querySelectorAll<HTMLInputElement>('[name="id"]')];
}

/**
 * Brings what others have published into the folder. The form waits for it a
 * little; what comes later is shown beside the Publish button.
 */
export async function bringOthers(): Promise<void> {
  let isShown = false;
  const arriving = fetch("/editor/publish/arrivals")
    .then((response): Promise<Arrivals & { note?: string }> => response.json())
    .then(({ hasOthers, hasEditorChanges, note }) => {
      if (hasEditorChanges) {
        showNotice(
          "Others have changed the editor as well. Restart the editor.",
        );
      } else if (hasOthers && isShown) {
        showNotice("Others have published. Reload this page to see it.");
      } else if (note) showNotice(note);
    }, () => {
      // It refuses; the dialog says why.
    });
  const waiting = new Promise((done) => setTimeout(done, arrivalMs));
  await Promise.race([arriving, waiting]);
  isShown = true;
}

function showNotice(text: string): void {
  const note = document.createElement("span");
  note.textContent = text;
  document.querySelector("#publish")?.append(" ", note);
}
