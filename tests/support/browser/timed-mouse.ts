import type { Locator, Page } from "playwright-core";

/** A mouse whose presses say when they happened, however busy the machine is. */
export async function timedMouse(page: Page) {
  const session = await page.context().newCDPSession(page);
  const start = Date.now();
  /**
   * Presses a point.
   * @param after Milliseconds since the mouse was made.
   */
  return async function press(
    { x, y }: { x: number; y: number },
    after: number,
  ): Promise<void> {
    for (const type of ["mousePressed", "mouseReleased"] as const) {
      await session.send("Input.dispatchMouseEvent", {
        type,
        x,
        y,
        button: "left",
        buttons: type === "mousePressed" ? 1 : 0,
        clickCount: 1,
        timestamp: (start + after) / 1000,
      });
    }
  };
}

/** The middle of an element, once it is in the middle of the window. */
export async function centerOf(
  element: Locator,
): Promise<{ x: number; y: number }> {
  await element.evaluate((it) => it.scrollIntoView({ block: "center" }));
  const box = await element.boundingBox();
  if (!box) throw new Error(`Cannot press "${element}": it is not shown`);
  const { x, y, width, height } = box;
  return { x: x + width / 2, y: y + height / 2 };
}
