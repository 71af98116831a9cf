import type { IconItem } from "../../../data/schema.ts";
import { staticAddress } from "../../static-files.ts";

/** One of the blocks that the no-code page's hero is built of. */
export function Block({ name }: { name: IconItem["icon"] }) {
  return (
    <svg viewBox="0 0 144 60" aria-hidden="true">
      <use href={staticAddress(`/drawings/blocks.svg#${name}`)} />
    </svg>
  );
}
