import {
  type Action,
  type ActionSource,
  type EnginePage,
  middleOf,
} from "./engine.ts";

/** Keys by their code points in WebDriver. */
const keys = {
  Tab: "\uE004",
  Enter: "\uE007",
  Escape: "\uE00C",
  ArrowLeft: "\uE012",
  ArrowRight: "\uE014",
  ArrowDown: "\uE015",
};

type PointerType = "mouse" | "touch";

/** In the viewport, in CSS pixels. */
interface Place {
  x: number;
  y: number;
}

/** Clicks the middle of an element. */
export async function click(page: EnginePage, selector: string): Promise<void> {
  await pressAt(page, await placeOf(page, selector), "mouse");
}

/** Taps the middle of an element. */
export async function tap(page: EnginePage, selector: string): Promise<void> {
  await pressAt(page, await placeOf(page, selector), "touch");
}

/** Moves the mouse to the middle of an element. */
export async function hover(page: EnginePage, selector: string): Promise<void> {
  await moveMouse(page, await placeOf(page, selector));
}

const modifiers = { Shift: "\uE008", Control: "\uE009" };

/** Presses and releases a key or a letter, with a modifier held if given. */
export async function pressKey(
  page: EnginePage,
  key: string,
  modifier?: keyof typeof modifiers,
): Promise<void> {
  const value = Reflect.get(keys, key) ?? key;
  const held = modifier && modifiers[modifier];
  await page.act([{
    type: "key",
    id: "keyboard",
    actions: [
      ...held ? [{ type: "keyDown" as const, value: held }] : [],
      { type: "keyDown", value },
      { type: "keyUp", value },
      ...held ? [{ type: "keyUp" as const, value: held }] : [],
    ],
  }]);
}

/** Types text into the focused element. */
export async function type(page: EnginePage, text: string): Promise<void> {
  await page.act(keyboard([...text]));
}

/** Clicks or taps a place of the viewport. */
export async function pressAt(
  page: EnginePage,
  place: Place,
  pointerType: PointerType,
): Promise<void> {
  await page.act(pointer(pointerType, [
    moveTo(place),
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ]));
}

/** Moves the mouse to a place of the viewport. */
export async function moveMouse(page: EnginePage, place: Place): Promise<void> {
  await page.act(pointer("mouse", [moveTo(place)]));
}

const placeOf = (page: EnginePage, selector: string) =>
  page.evaluate<Place>(middleOf(selector));

function moveTo({ x, y }: Place): Action {
  return { type: "pointerMove", x: Math.round(x), y: Math.round(y) };
}

function pointer(
  pointerType: PointerType,
  actions: Action[],
): ActionSource[] {
  const parameters = { pointerType };
  return [{ type: "pointer", id: pointerType, parameters, actions }];
}

function keyboard(values: readonly string[]): ActionSource[] {
  const actions = values.flatMap((value): Action[] => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  return [{ type: "key", id: "keyboard", actions }];
}
