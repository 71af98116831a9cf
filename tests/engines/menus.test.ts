/** The header's menus by mouse, keys and touch, in each engine. */
import { paths } from "../../src/paths.ts";
import { mainLinks } from "../../src/ui/layout/header/main-links.ts";
import { click, hover, pressKey, tap } from "../support/engines/actions.ts";
import { until } from "../support/engines/engine.ts";
import { desktop, inEachEngine, phone } from "../support/engines/engines.ts";

const trigger = ".services > button";
const menuIsOpen = `document.querySelector(".services[data-open]") !== null`;
const drawerIsOpen = `document.querySelector(".drawer:popover-open") !== null`;

/** Whether the focus is on an element that the selector matches. */
const hasFocus = (selector: string) =>
  `document.activeElement.matches(${JSON.stringify(selector)})`;

inEachEngine(({ name, visitAt }) => {
  Deno.test(`the services open under the mouse in ${name}, and a link in them leads on`, async () => {
    const page = await visitAt(desktop, paths.about);
    await hover(page, trigger);
    await until(page, menuIsOpen);
    await click(page, ".services .all-services");
    await until(page, `location.pathname === "${paths.services}"`);
    await until(page, `!(${menuIsOpen})`);
  });

  Deno.test(`keys open the services in ${name}, and Escape gives the focus back`, async () => {
    const page = await visitAt(desktop, paths.about);
    await page.evaluate(`document.querySelector("${trigger}").focus()`);
    await pressKey(page, "ArrowDown");
    await until(page, menuIsOpen);
    await until(page, hasFocus(`.category[aria-expanded="true"]`));
    await pressKey(page, "Escape");
    await until(page, `!(${menuIsOpen})`);
    await until(page, hasFocus(trigger));
  });

  Deno.test(`the drawer closes on Escape in ${name}, with the focus on its button`, async () => {
    const page = await visitAt(phone, paths.about);
    await click(page, ".hamburger");
    await until(page, drawerIsOpen);
    await pressKey(page, "Escape");
    await until(page, `!(${drawerIsOpen})`);
    await until(page, hasFocus(".hamburger"));
  });

  Deno.test(`a link of the drawer leads on in ${name} and closes it`, async () => {
    const page = await visitAt(phone, paths.about);
    await click(page, ".hamburger");
    await until(page, drawerIsOpen);
    const other = mainLinks.find(({ to }) => to !== paths.about)?.to;
    await click(page, `.drawer a[href="${other}"]`);
    await until(page, `location.pathname === "${other}"`);
    await until(page, `!(${drawerIsOpen})`);
  });

  // The driver of WebKit on a desktop has no fingers.
  if (name === "WebKit") return;
  Deno.test(`a touch opens and closes the services in ${name}`, async () => {
    const page = await visitAt(desktop, paths.about);
    await tap(page, trigger);
    await until(page, menuIsOpen);
    await tap(page, trigger);
    await until(page, `!(${menuIsOpen})`);
  });
});
