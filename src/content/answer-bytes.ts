import { Buffer } from "node:buffer";
import type { Answer } from "./answer.ts";

const noted = new WeakMap<object, number>();
/** What an answer takes whose text is not known: it is a short one. */
const short = 512;

/** Notes how long the text was that an answer was read from, in bytes. */
export function noteBytes(answer: Answer<unknown>, text: string): number {
  const bytes = short + Buffer.byteLength(text);
  noted.set(answer, bytes);
  return bytes;
}

/** About how much memory an answer takes. */
export function bytesOf(answer: Answer<unknown>): number {
  return noted.get(answer) ?? short;
}
