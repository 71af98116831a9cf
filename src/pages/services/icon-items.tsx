import type { IconItem } from "../../../data/schema.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import {
  arrowRight,
  branch,
  clock,
  headset,
  layers,
  lockOpen,
  pencil,
  plug,
  search,
  wallet,
} from "../../ui/pictures/icon-shapes.ts";

const shapes: Record<IconItem["icon"], string> = {
  "arrow-right": arrowRight,
  "lock-open": lockOpen,
  branch,
  clock,
  headset,
  layers,
  pencil,
  plug,
  search,
  wallet,
};

interface IconItemsProps {
  items: readonly IconItem[];
  /** Draws a rule above each item. */
  ruled?: boolean;
}

/** Five items with an icon each: a row of three, then a row of two. */
export function IconItems({ items, ruled }: IconItemsProps) {
  return (
    <ul className={ruled ? "icon-items ruled grid" : "icon-items grid"}>
      {items.map(({ icon, heading, description }, index) => (
        <li
          key={heading}
          className={index < 3 ? "half span-4" : "half span-6"}
        >
          <Icon shape={shapes[icon]} />
          <h3>{heading}</h3>
          <p className="soft">{description}</p>
        </li>
      ))}
    </ul>
  );
}
