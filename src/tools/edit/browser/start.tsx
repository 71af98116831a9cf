import { createRoot } from "react-dom/client";
import { bringOthers, showPublishButton } from "./publish-dialog.ts";
import type { FormsSetup } from "../forms/forms-setup.ts";
import { App } from "./app.tsx";
import { listOfKind } from "./open-field.ts";
import { SetupContext } from "./setup.ts";

showPublishButton();
start();

async function start(): Promise<void> {
  await bringOthers();
  const setup: FormsSetup = await (await fetch("/forms/setup.json")).json();
  for (const { name, kinds } of setup.lists) {
    for (const kind of kinds) listOfKind.set(kind.name, name);
  }
  createRoot(document.querySelector("#editor")!).render(
    <SetupContext value={setup}>
      <App />
    </SetupContext>,
  );
}
