import { show } from "../../support/components/show.tsx";
import assert from "node:assert/strict";
import { screen } from "@testing-library/react";
import footer from "../../../data/words/footer.json" with { type: "json" };
import header from "../../../data/words/header.json" with { type: "json" };
import {
  chooseTheme,
  toggleDataSaver,
  updateEarlyButtons,
} from "../../../src/ui/controls/early-buttons.ts";
import { applyChoices } from "../../../src/browser/inline-script/first-paint.ts";
import { ThemeToggle } from "../../../src/ui/layout/header/theme-toggle.tsx";
import { ThemeSwitch } from "../../../src/ui/layout/footer/theme-switch.tsx";

/** The labels of the pressed buttons of the toggle and the switch. */
function pressed(): (string | null)[] {
  return screen.getAllByRole("button", { pressed: true })
    .map((button) => button.getAttribute("aria-label"));
}

const choice = (theme: string) => `${footer.theme}: ${theme}`;

Deno.test("the toggle and the switch show the theme, which is stored", () => {
  localStorage.clear();
  applyChoices();
  using _ = show(
    <>
      <ThemeToggle />
      <ThemeSwitch />
    </>,
  );
  updateEarlyButtons();
  assert.deepEqual(pressed(), [choice("system")]);
  // By the toggle.
  chooseTheme("");
  assert.deepEqual(pressed(), [header.darkTheme, choice("dark")]);
  assert.equal(localStorage.getItem("theme"), "dark");
  chooseTheme("light");
  assert.deepEqual(pressed(), [choice("light")]);
  chooseTheme("system");
  assert.deepEqual(pressed(), [choice("system")]);
});

Deno.test("with blocked storage theme and the data saver apply, silently", () => {
  const { localStorage } = globalThis;
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get() {
      throw new DOMException("Denied", "SecurityError");
    },
  });
  try {
    chooseTheme("dark");
    assert.equal(document.documentElement.dataset.theme, "dark");
    toggleDataSaver();
    assert.ok("light" in document.documentElement.dataset);
    toggleDataSaver();
    chooseTheme("system");
  } finally {
    Object.defineProperty(globalThis, "localStorage", {
      configurable: true,
      writable: true,
      value: localStorage,
    });
  }
});
