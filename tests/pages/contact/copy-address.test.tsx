import { show } from "../../support/components/show.tsx";
import assert from "node:assert/strict";
import { fireEvent, screen } from "@testing-library/react";
import { CopyAddress } from "../../../src/pages/contact/copy-address.tsx";

function clipboard(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: { writeText },
  });
}

Deno.test("the copy button copies the address and says so", async () => {
  const copied: string[] = [];
  clipboard((text) => Promise.resolve(void copied.push(text)));
  using _ = show(<CopyAddress address="a@b.example" />);
  assert.equal(screen.getByRole("status").textContent, "");
  fireEvent.click(screen.getByRole("button", { name: "Copy address" }));
  await screen.findByText("Copied.");
  assert.deepEqual(copied, ["a@b.example"]);
});

Deno.test("where copying is forbidden the button says what to do", async () => {
  clipboard(() => Promise.reject(new Error("No permission")));
  using _ = show(<CopyAddress address="a@b.example" />);
  fireEvent.click(screen.getByRole("button", { name: "Copy address" }));
  await screen.findByText(/Select it instead/);
});
