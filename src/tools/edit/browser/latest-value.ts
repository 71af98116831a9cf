import { isRecord } from "../../../lib/text/json.ts";
import type { Control } from "./globals.ts";

/**
 * A control's value as last changed. The props of the CMS follow later, one
 * change after another: until then they would take newer changes back.
 */
export class LatestValue<Value> {
  /** The value of the props when they were last seen. */
  #seen?: string;
  /** Changes that the props do not show yet. */
  #sent: string[] = [];
  #value?: Value;

  /** The last change, until the props show it. */
  get value(): Value | undefined {
    return this.#value;
  }

  set(value: Value): void {
    this.#value = value;
    this.#sent.push(keyOf(value));
  }

  /** Takes note of the value of new props. */
  see(value: unknown): void {
    const key = keyOf(value);
    if (key === this.#seen) return;
    this.#seen = key;
    // A change from elsewhere, such as a restored draft, ends all others.
    const index = this.#sent.indexOf(key);
    this.#sent = index < 0 ? [] : this.#sent.slice(index + 1);
    if (this.#sent.length === 0) this.#value = undefined;
  }
}

/** Changes the value of a control. */
export function change<Value>(
  control: Control<Value, { latest: LatestValue<Value> }>,
  value: Value,
): void {
  control.state.latest.set(value);
  // At once: a text that is shown later would lose the place of the caret.
  control.setState({});
  control.props.onChange(value);
}

/** The same text for equal values, whatever the order of their keys. */
function keyOf(value: unknown): string {
  return JSON.stringify(
    value,
    (_, part) =>
      isRecord(part)
        ? Object.fromEntries(
          Object.entries(part).sort(([a], [b]) => a < b ? -1 : 1),
        )
        : part,
  ) ?? "";
}
