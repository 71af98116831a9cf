import { show } from "../../support/components/show.tsx";
import assert from "node:assert/strict";
import { fireEvent, screen } from "@testing-library/react";
import footer from "../../../data/words/footer.json" with { type: "json" };
import header from "../../../data/words/header.json" with { type: "json" };
import {
  applyStoredTheme,
  chooseTheme,
  storedTheme,
} from "../../../src/ui/layout/theme.ts";
import { LampSwitch } from "../../../src/ui/layout/header/lamp-switch.tsx";
import { ThemeSwitch } from "../../../src/ui/layout/footer/theme-switch.tsx";

const shownTheme = () => document.documentElement.dataset.theme;
const button = (theme: string) =>
  screen.getByRole("button", { name: `${footer.theme}: ${theme}` });

Deno.test("without a choice the theme follows the system", () => {
  localStorage.clear();
  applyStoredTheme();
  assert.equal(storedTheme(), "system");
  assert.equal(shownTheme(), undefined);
});

Deno.test("applies and stores a choice", () => {
  chooseTheme("dark");
  assert.equal(shownTheme(), "dark");
  delete document.documentElement.dataset.theme;
  applyStoredTheme();
  assert.equal(shownTheme(), "dark");
  chooseTheme("system");
  assert.equal(localStorage.getItem("theme"), null);
  assert.equal(shownTheme(), undefined);
});

Deno.test("ignores an invalid stored theme", () => {
  localStorage.setItem("theme", "sepia");
  assert.equal(storedTheme(), "system");
  localStorage.clear();
});

Deno.test("the switch shows the stored theme and changes it", () => {
  localStorage.setItem("theme", "light");
  applyStoredTheme();
  using _ = show(<ThemeSwitch />);
  assert.equal(button("light").getAttribute("aria-pressed"), "true");
  fireEvent.click(button("dark"));
  assert.equal(button("dark").getAttribute("aria-pressed"), "true");
  assert.equal(button("light").getAttribute("aria-pressed"), "false");
  assert.equal(shownTheme(), "dark");
  fireEvent.click(button("system"));
  assert.equal(shownTheme(), undefined);
});

Deno.test("the lamp and the switch show the same theme", () => {
  using _ = show(
    <>
      <ThemeSwitch />
      <LampSwitch />
    </>,
  );
  const lamp = screen.getByRole("button", { name: header.darkTheme });
  const pressed = () => lamp.getAttribute("aria-pressed");
  assert.equal(pressed(), "false");
  fireEvent.click(lamp);
  assert.equal(button("dark").getAttribute("aria-pressed"), "true");
  assert.equal(pressed(), "true");
  fireEvent.click(button("light"));
  assert.equal(pressed(), "false");
  fireEvent.click(button("system"));
  assert.equal(shownTheme(), undefined);
});
