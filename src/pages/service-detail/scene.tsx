import type { ReactNode } from "react";

interface SceneProps {
  /** Name of the file in `static/drawings` that holds the figures. */
  drawing: string;
  /** Height of the scene, whose width is 800. */
  height: number;
  /** Path data of the deck and its piers. */
  deck: string;
  /** What the scene shows, where the page has no other picture. */
  label?: string;
  /** What belongs to the deck: a bus on it, paint on its side. */
  children?: ReactNode;
}

/**
 * A drawing that stands on a deck as wide as the window. The deck is in the
 * document and there at once; the figures come from a file outside of the
 * scripts and take the colours of their field.
 */
export function Scene({ drawing, height, deck, label, children }: SceneProps) {
  return (
    <svg
      className="scene"
      viewBox={`0 0 800 ${height}`}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={deck} />
      {children}
      <use href={`/drawings/${drawing}.svg#figures`} />
    </svg>
  );
}

/** How far a deck runs on past the scene at both its sides. */
const far = 3000;

/** The two lines of a deck at height `y`, to the window's edges by default. */
export function deckLines(y: number, from = -far, to = far): string {
  return `M${from} ${y}H${to}v9H${from}zm0 12.5H${to}v3H${from}z`;
}

/** `count` piers `step` apart, the first at `x`, under a deck at `y`. */
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
