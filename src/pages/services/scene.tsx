import type { ReactNode } from "react";
import { staticAddress } from "../../static-files.ts";

interface SceneProps {
  /** Name of the file with the figures, in `static/drawings`. */
  drawing: string;
  /** The figures' group in the file. */
  figures?: string;
  /** The view box. */
  view: string;
  /** As wide as the page, or the version for phones. */
  kind?: "full" | "phone";
  /** Path data of the deck and its piers. */
  deck: string;
  /** The accessible name; without one the scene is decorative. */
  label?: string;
  /** SVG elements on the deck: a bus, paint on its side. */
  children?: ReactNode;
}

/**
 * A drawing on a deck as wide as the window. The deck is inline and shows
 * immediately; the figures are in a file outside the client bundle and inherit
 * the colours of their context.
 */
export function Scene(props: SceneProps) {
  const { drawing, figures = "figures", view, kind, deck, label, children } =
    props;
  return (
    <svg
      className={kind ? `scene scene-${kind}` : "scene"}
      viewBox={view}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={deck} />
      {children}
      <use href={staticAddress(`/drawings/${drawing}.svg#${figures}`)} />
    </svg>
  );
}

/** How far a deck extends to the left and right, in units of the view box. */
const far = 3000;

/** Path data of a deck's two lines at height `y`; full bleed by default. */
export function deckLines(y: number, from = -far, to = far): string {
  return `M${from} ${y}H${to}v9H${from}zm0 12.5H${to}v3H${from}z`;
}

/**
 * Path data of `count` piers `step` apart, the first at `x`, from a deck at `y`
 * down to `foot`.
 */
export function piers(
  { x, y, foot, step, count }: Record<
    "x" | "y" | "foot" | "step" | "count",
    number
  >,
): string {
  const pile = `h9V${foot}h-9z`;
  const pier = `h68l-9 15h-50zm14 15${pile}m31 0${pile}m${step - 45}-15`;
  return `M${x - 34} ${y + 14}${pier.repeat(count)}`;
}
