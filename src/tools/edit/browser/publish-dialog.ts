const failed =
  '<p role="alert">The editor has stopped. Run "deno task edit" again.</p>';

/** Shows the button that opens the Publish dialog. */
export function showPublishButton(): void {
  const dialog = document.querySelector<HTMLDialogElement>("#publish-dialog");
  const place = document.querySelector("#publish");
  if (!dialog || !place) return;
  const content = dialog.querySelector("div");
  const button = document.createElement("button");
  button.textContent = "Publish…";
  button.onclick = async () => {
    dialog.showModal();
    await load("GET");
  };
  place.replaceChildren(button);
  dialog.addEventListener("submit", (event) => {
    // The other form of the dialog closes it.
    if (
      event.target instanceof HTMLFormElement &&
      event.target.method === "dialog"
    ) return;
    event.preventDefault();
    load("POST");
  });

  async function load(method: "GET" | "POST"): Promise<void> {
    if (!content) return;
    content.textContent = method === "GET" ? "Looking…" : "Publishing…";
    const response = await fetch("/cms/publish", { method }).catch(() => null);
    content.innerHTML = await response?.text() ?? failed;
  }
}
