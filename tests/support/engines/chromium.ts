import type { CDPSession, Page } from "playwright-core";
import { startBrowser, watch } from "../browser/chromium.ts";
import type { Action, EnginePage } from "./engine.ts";
import { inTime } from "../promises.ts";

/** Keys for which WebDriver has code points. */
const keys: Readonly<Record<string, string>> = {
  "\uE004": "Tab",
  "\uE007": "Enter",
  "\uE00C": "Escape",
  "\uE014": "ArrowRight",
  "\uE015": "ArrowDown",
};

/**
 * Opens a tab in Chromium.
 * @param switches Command-line switches of the browser.
 */
export async function openChromium(
  switches: readonly string[] = [],
): Promise<EnginePage> {
  const browser = await startBrowser(switches);
  const context = await browser.newContext();
  const tab = async () => await pageOf(await context.newPage());
  return {
    ...await tab(),
    another: tab,
    [Symbol.asyncDispose]: () => browser.close(),
  };
}

async function pageOf(page: Page): Promise<EnginePage> {
  const session = await page.context().newCDPSession(page);
  return {
    complaints: watch(page).list,
    evaluate: (expression) => inTime(page.evaluate(expression)),
    resize: (size) => page.setViewportSize(size),
    async goTo(url) {
      await page.goto(url, { waitUntil: "commit" });
    },
    async act(sources) {
      for (const source of sources) {
        const { type, parameters, actions } = source;
        const perform = type === "key"
          ? press
          : parameters?.pointerType === "touch"
          ? touch
          : point;
        await perform(page, actions, session);
      }
    },
    [Symbol.asyncDispose]: () => page.close(),
  };
}

async function press({ keyboard }: Page, actions: Action[]): Promise<void> {
  for (const { type, value = "" } of actions) {
    const key = keys[value] ?? value;
    if (type === "keyDown") await keyboard.down(key);
    else await keyboard.up(key);
  }
}

async function point({ mouse }: Page, actions: Action[]): Promise<void> {
  for (const { type, x = 0, y = 0 } of actions) {
    if (type === "pointerMove") await mouse.move(x, y);
    else if (type === "pointerDown") await mouse.down();
    else await mouse.up();
  }
}

/** Taps a point; the context itself has no touch screen. */
async function touch(
  _page: Page,
  actions: Action[],
  session: CDPSession,
): Promise<void> {
  const { x = 0, y = 0 } = actions[0] ?? {};
  await session.send("Input.dispatchTouchEvent", {
    type: "touchStart",
    touchPoints: [{ x, y }],
  });
  await session.send("Input.dispatchTouchEvent", {
    type: "touchEnd",
    touchPoints: [],
  });
}
