import { useEffect, useRef } from "react";
import words from "../../../data/words/home.json" with { type: "json" };
import type { Field } from "../../lib/is-typing.ts";
import { prefersReducedMotion } from "../../lib/reduced-motion.ts";
import {
  maxSignLength,
  readSign,
  useSign,
  writeSign,
} from "../../ui/controls/your-sign.ts";

/** From how many letters on they are smaller, and smaller again. */
const steps = [12, 22];

/**
 * The blank lines of the last sign as a field: what is written here hangs in the
 * footer and on the contact page, too, until the tab is closed.
 */
export function SignField() {
  const { label, hint } = words.works.lastStop.field;
  const field = useRef<Field>(null);
  const { length } = useSign();
  useEffect(() => {
    if (!field.current) return;
    // The visitor may have written it before React came.
    if (field.current.value) writeSign(field.current.value);
    field.current.value = field.current.filled = readSign();
  }, []);
  return (
    <label
      className="sign-field"
      data-small={steps.filter((step) => length > step).length}
    >
      <span className="visually-hidden">{label}</span>
      <input
        ref={field}
        type="text"
        maxLength={maxSignLength}
        placeholder={hint}
        autoComplete="off"
        onInput={({ currentTarget }) => {
          paint(currentTarget, readSign());
          writeSign(currentTarget.value);
        }}
      />
    </label>
  );
}

/** Paints the letters that follow the text of before, from left to right. */
function paint(field: HTMLInputElement, before: string): void {
  const { value } = field;
  const canvas = document.createElement("canvas").getContext("2d");
  if (!canvas || !value.startsWith(before) || prefersReducedMotion()) return;
  const { font, color } = getComputedStyle(field);
  canvas.font = font;
  const widthOf = (text: string) => `${canvas.measureText(text).width}px 100%`;
  const still = {
    background: `linear-gradient(${color}, ${color}) no-repeat text`,
    WebkitTextFillColor: "#0000",
  };
  field.animate([
    { ...still, backgroundSize: widthOf(before) },
    { ...still, backgroundSize: widthOf(value) },
  ], 120);
}
