import { staticAddress } from "../../static-files.ts";

/**
 * One of the blocks that the no-code page's hero is built of, by its name in
 * `blocks.svg`, with a text on it.
 */
export function Block(
  { name, text }: { name: string; text?: string | undefined },
) {
  return (
    <svg viewBox="0 0 144 60" aria-hidden="true">
      <use href={staticAddress(`/drawings/blocks.svg#${name}`)} />
      {text && <text x="72" y="41">{text}</text>}
    </svg>
  );
}
