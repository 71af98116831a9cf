import { show } from "../../support/components/show.tsx";
import assert from "node:assert/strict";
import { screen } from "@testing-library/react";
import { copy } from "../../../src/ui/controls/share.ts";
import { CopyButton } from "../../../src/ui/controls/copy-button.tsx";

const button = <CopyButton label="Copy" text="Ink" otherwise="Select it." />;

/** Presses the button and returns the announced text. */
async function announced(
  writeText: (text: string) => Promise<void>,
): Promise<string> {
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: { writeText },
  });
  using _ = show(button);
  const status = screen.getByRole("status");
  assert.equal(status.textContent, "");
  await copy(screen.getByRole("button"));
  return status.textContent;
}

Deno.test("the button copies its text and announces success or failure", async () => {
  const copied: string[] = [];
  const done = await announced((text) => {
    copied.push(text);
    return Promise.resolve();
  });
  assert.deepEqual(copied, ["Ink"]);
  const refused = await announced(() =>
    Promise.reject(new Error("No permission"))
  );
  assert.notEqual(refused, done);
});

Deno.test("a second press is announced as a change", async () => {
  const before: string[] = [];
  using _ = show(button);
  const status = screen.getByRole("status");
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: { writeText: () => void before.push(status.textContent) },
  });
  for (let times = 0; times < 2; times++) {
    await copy(screen.getByRole("button"));
    assert.ok(status.textContent);
  }
  assert.deepEqual(before, ["", ""]);
});
