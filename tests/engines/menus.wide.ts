/** The header's menus by mouse, keyboard and touch, in each engine. */
import { paths } from "../../src/paths.ts";
import { mainLinks } from "../../src/ui/layout/header/main-links.ts";
import { click, hover, pressKey, tap } from "../support/engines/actions.ts";
import { until } from "../support/engines/engine.ts";
import { desktop, inEachEngine, phone } from "../support/engines/engines.ts";

const trigger = ".services > button";
const menuIsOpen =
  `document.querySelector(".services-menu:popover-open") !== null`;
const drawerIsOpen = `document.querySelector(".drawer:popover-open") !== null`;

/** Whether the focused element matches a selector. */
const hasFocus = (selector: string) =>
  `document.activeElement.matches(${JSON.stringify(selector)})`;

inEachEngine(({ name, visitAt }) => {
  Deno.test(`the services menu opens on hover in ${name}, and its links work`, async () => {
    const page = await visitAt(desktop, paths.about);
    await hover(page, trigger);
    await until(page, menuIsOpen);
    await click(page, ".services .all-services a");
    await until(page, `location.pathname === "${paths.services}"`);
    await until(page, `!(${menuIsOpen})`);
  });

  Deno.test(`the services menu hangs from the bar in ${name} once the banner is away`, async () => {
    const page = await visitAt(desktop, paths.about);
    await page.evaluate(`scrollTo({ top: 600, behavior: "instant" })`);
    await hover(page, trigger);
    await until(page, menuIsOpen);
    await until(
      page,
      `Math.abs(document.querySelector(".services-menu")
        .getBoundingClientRect().top - document.querySelector(".header")
        .getBoundingClientRect().bottom) <= 2`,
    );
  });

  Deno.test(`the services menu opens by key in ${name}, and Escape returns the focus`, async () => {
    const page = await visitAt(desktop, paths.about);
    await page.evaluate(`document.querySelector("${trigger}").focus()`);
    await pressKey(page, "ArrowDown");
    await until(page, menuIsOpen);
    await until(page, hasFocus(`.category[aria-expanded="true"]`));
    await pressKey(page, "Escape");
    await until(page, `!(${menuIsOpen})`);
    await until(page, hasFocus(trigger));
  });

  Deno.test(`Escape closes the drawer in ${name} and returns the focus to its button`, async () => {
    const page = await visitAt(phone, paths.about);
    await click(page, ".hamburger");
    await until(page, drawerIsOpen);
    await pressKey(page, "Escape");
    await until(page, `!(${drawerIsOpen})`);
    await until(page, hasFocus(".hamburger"));
  });

  Deno.test(`a link of the drawer navigates in ${name} and closes the drawer`, async () => {
    const page = await visitAt(phone, paths.about);
    await click(page, ".hamburger");
    await until(page, drawerIsOpen);
    const other = mainLinks().find(({ to }) => to !== paths.about)?.to;
    await click(page, `.drawer a[href="${other}"]`);
    await until(page, `location.pathname === "${other}"`);
    await until(page, `!(${drawerIsOpen})`);
  });

  // WebKit's driver has no touch on desktops.
  if (name === "WebKit") return;
  Deno.test(`touch opens and closes the services menu in ${name}`, async () => {
    const page = await visitAt(desktop, paths.about);
    await tap(page, trigger);
    await until(page, menuIsOpen);
    // In the same place it could be a double press.
    await tap(page, `${trigger} .icon`);
    await until(page, `!(${menuIsOpen})`);
  });
});
