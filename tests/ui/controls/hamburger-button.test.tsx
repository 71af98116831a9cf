import { show } from "../../support/components/show.tsx";
import assert from "node:assert/strict";
import { fireEvent, screen } from "@testing-library/react";
import { HamburgerButton } from "../../../src/ui/controls/hamburger-button.tsx";

Deno.test("the hamburger's label and state follow the menu", () => {
  const names = [false, true].map((open) => {
    using _ = show(<HamburgerButton open={open} controls="menu" />);
    const button = screen.getByRole("button");
    assert.equal(button.getAttribute("aria-expanded"), String(open));
    assert.equal(button.getAttribute("aria-controls"), "menu");
    return button.getAttribute("aria-label");
  });
  assert.ok(names.every(Boolean));
  assert.notEqual(names[0], names[1]);
});

Deno.test("activating the hamburger toggles once", () => {
  let toggles = 0;
  using _ = show(
    <HamburgerButton open={false} controls="menu" onToggle={() => toggles++} />,
  );
  // The browser turns Enter and Space on a native button into this click.
  const button = screen.getByRole("button");
  fireEvent.click(button);
  assert.equal(toggles, 1);
  assert.equal(button.tagName, "BUTTON");
  assert.equal(button.getAttribute("type"), "button");
});

Deno.test("a disabled hamburger ignores clicks and keys", () => {
  let toggles = 0;
  using _ = show(
    <HamburgerButton
      open={false}
      controls="menu"
      disabled
      onToggle={() => toggles++}
    />,
  );
  const button = screen.getByRole("button");
  fireEvent.click(button);
  fireEvent.keyDown(button, { key: "Enter" });
  assert.equal(toggles, 0);
  assert.ok(button.hasAttribute("disabled"));
});

const sizes = [
  { asked: undefined, drawn: "32" },
  { asked: 20, drawn: "20" },
  { asked: 4, drawn: "12" },
];

for (const { asked, drawn } of sizes) {
  Deno.test(`an icon size of ${asked ?? "nothing"} is drawn at ${drawn} px`, () => {
    using shown = show(
      <HamburgerButton open={false} controls="menu" size={asked} />,
    );
    const icon = shown.container.querySelector("svg");
    assert.equal(icon?.getAttribute("width"), drawn);
    assert.equal(icon?.getAttribute("height"), drawn);
  });
}
