import { hydrateEvent } from "../../../src/browser/inline-script/load-scripts.ts";
import { isHydrated } from "../../../src/streaming/document-state.ts";
import { waitUntil } from "../promises.ts";

/** A page in a browser engine. */
export interface EnginePage extends AsyncDisposable {
  resize(size: Size): Promise<void>;
  /** Navigates to an address without waiting. */
  goTo(url: string): Promise<void>;
  /** The value of an expression, or of its promise; it must be valid JSON. */
  evaluate<T>(expression: string): Promise<T>;
  /** Performs actions in WebDriver's format, which both protocols share. */
  act(sources: ActionSource[]): Promise<void>;
  /** The addresses with which it opened the mail program. */
  mails(): Promise<string[]>;
  /** The printed page as a PDF in Base64. */
  print(): Promise<string>;
  /** Errors and warnings of the console, if the engine reports them. */
  complaints: string[];
}

/** A device and what is done with it, one after the other. */
export interface ActionSource {
  type: "key" | "pointer";
  id: string;
  parameters?: { pointerType: "mouse" | "touch" };
  actions: Action[];
}

/** One thing that is done with a device. */
export interface Action {
  type: "keyDown" | "keyUp" | "pointerMove" | "pointerDown" | "pointerUp";
  value?: string;
  button?: number;
  x?: number;
  y?: number;
}

/** The page's viewport, in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

/**
 * Starts an engine before the tests of a file, because starting is slow, and
 * closes it afterwards. The tests share its page; each navigates by itself.
 * @returns The page, once a test runs.
 */
export function sharedPage(open: () => Promise<EnginePage>): () => EnginePage {
  let page: EnginePage;
  Deno.test.beforeAll(async () => {
    page = await open();
  });
  Deno.test.afterAll(async () => {
    await page?.[Symbol.asyncDispose]();
  });
  return () => page;
}

/**
 * Waits until an expression is true in the page.
 * @throws {Error} After a timeout.
 */
export async function until(
  page: EnginePage,
  expression: string,
): Promise<void> {
  await waitUntil(
    () => page.evaluate<unknown>(expression).catch(() => false),
    50,
    expression,
  );
}

/** Whether the page is hydrated. */
export const pageIsHydrated = `(${isHydrated})()`;

/** Goes to an address, asks for React and waits until its page is hydrated. */
export async function visit(page: EnginePage, url: string): Promise<void> {
  // If the address does not change, only this identifies the new page.
  await page.evaluate("void (globalThis.isLeft = true)");
  await page.goTo(url);
  await until(
    page,
    `!globalThis.isLeft && (dispatchEvent(new Event("${hydrateEvent}")),
      ${pageIsHydrated})`,
  );
}

/** Waits until React has hydrated an element. */
export async function hydrated(
  page: EnginePage,
  selector: string,
): Promise<void> {
  const element = `document.querySelector(${JSON.stringify(selector)})`;
  await until(
    page,
    `Object.keys(${element}).some((key) => key.startsWith("__react"))`,
  );
}

/** An expression for the JSON promise of another one. */
export function asText(expression: string): string {
  return `Promise.resolve(${expression}).then((it) => JSON.stringify(it) ?? "null")`;
}

/** An expression for the centre of an element once it can be pressed there. */
export function middleOf(selector: string): string {
  return `(async () => {
    const element = document.querySelector(${JSON.stringify(selector)});
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const target = element.closest("a, button, summary") ?? element;
    let before;
    while (true) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const middle = { x: left + width / 2, y: top + height / 2 };
      const hit = document.elementFromPoint(middle.x, middle.y);
      const isStill = before?.x === middle.x && before.y === middle.y;
      before = middle;
      if (
        isStill && target.contains(hit) && document.readyState === "complete"
      ) return middle;
      // Styles may still move it, a menu covers it or is opening. Firefox
      // scrolls to typed text a frame after it.
      await new Promise(requestAnimationFrame);
    }
  })()`;
}
