import type { IconItem } from "../../../data/schema.ts";
import { staticAddress } from "../../static-files.ts";

interface IconItemsProps {
  items: readonly IconItem[];
  /** Draws a rule above each item. */
  ruled?: boolean;
}

/** Five items with a block of the hero each: a row of three, then a row of two. */
export function IconItems({ items, ruled }: IconItemsProps) {
  return (
    <ul className={ruled ? "icon-items ruled grid" : "icon-items grid"}>
      {items.map(({ icon, heading, description }, index) => (
        <li
          key={heading}
          className={index < 3 ? "half span-4" : "half span-6"}
        >
          <svg viewBox="0 0 144 60" aria-hidden="true">
            <use href={staticAddress(`/drawings/blocks.svg#${icon}`)} />
          </svg>
          <h3>{heading}</h3>
          <p className="soft">{description}</p>
        </li>
      ))}
    </ul>
  );
}
