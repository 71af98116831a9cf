import "../support/components/dom.ts";
import assert from "node:assert/strict";
import { keepPress } from "../../src/browser/lost-press.ts";

const passPress = keepPress();

interface Press {
  control: string;
  down?: PointerEventInit;
  /** What ends it; by default a release over the control. */
  end?: "release elsewhere" | "cancel" | "click";
}

/** How often the successor of a control that is replaced under a press acts. */
async function actionsOf({ control, down, end }: Press): Promise<number> {
  document.body.innerHTML = `${control}<p></p>`;
  const old = document.body.firstElementChild!;
  const { PointerEvent } = Reflect.get(globalThis, "window");
  const dispatch = (target: Element, type: string, init = {}) =>
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, ...init }));
  dispatch(old.firstElementChild ?? old, "pointerdown", {
    pointerType: "mouse",
    ...down,
  });
  const now = old.cloneNode(true) as HTMLElement;
  old.replaceWith(now);
  passPress(old, now);
  let actions = 0;
  now.addEventListener("click", () => actions++);
  const isElsewhere = end === "release elsewhere";
  if (end === "cancel") dispatch(now, "pointercancel");
  dispatch(isElsewhere ? document.querySelector("p")! : now, "pointerup");
  if (end === "click") now.click();
  await new Promise((resolve) => setTimeout(resolve, 0));
  return actions;
}

const control = "<summary><font>Second</font></summary>";

for (
  const [name, press, expected] of [
    ["acts on its successor", { control }, 1],
    ["on a link of this site follows it", { control: `<a href="/blog">` }, 1],
    ["that the browser clicks itself acts once", { control, end: "click" }, 1],
    ["that ends elsewhere does nothing", {
      control,
      end: "release elsewhere",
    }, 0],
    ["that is cancelled does nothing", { control, end: "cancel" }, 0],
    ["of a finger is the browser's", {
      control,
      down: { pointerType: "touch" },
    }, 0],
    ["of another button does nothing", { control, down: { button: 1 } }, 0],
    ["sends its form", { control: "<button>Send</button>" }, 1],
    ["opens no mail", { control: `<a href="mailto:a@example.com">` }, 0],
    ["opens no new tab", { control: `<a href="/" target="_blank">` }, 0],
    ["leads to no other site", {
      control: `<a href="https://example.com/">`,
    }, 0],
  ] satisfies [string, Press, number][]
) {
  Deno.test(`a press on what is replaced under it ${name}`, async () => {
    assert.equal(await actionsOf(press), expected);
  });
}
