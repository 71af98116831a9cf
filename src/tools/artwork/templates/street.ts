import { html, type Part } from "../markup.ts";
import { drawing } from "./place.ts";

/** A place outdoors or in a room, in flat colours. */
interface StreetOptions {
  width: number;
  height: number;
  /** Colours of the background and of the floor. */
  wall: string;
  floor: string;
  /** Distance of the floor's far edge from the top. */
  horizon: number;
  /** A disc: the sun, or a lamp. */
  sun?: { x: number; y: number; radius: number; colour: string };
}

/**
 * A drawn photograph of the client's products in use: a wall, a floor, a sun and
 * `things` (SVG).
 */
export function street(options: StreetOptions, ...things: Part[]): string {
  const { width, height, wall, floor, horizon, sun } = options;
  return drawing(
    width,
    height,
    html`
      <rect width="${width}" height="${height}" fill="${wall}" />
    `,
    sun && html`
      <circle cx="${sun.x}" cy="${sun.y}" r="${sun.radius}" fill="${sun
        .colour}" />
    `,
    html`
      <rect y="${horizon}" width="${width}" height="${height - horizon}"
        fill="${floor}" />
    `,
    things,
  );
}

/** The shadow of a thing on the floor under it. */
export function shadow(x: number, y: number, rx: number, ry: number): string {
  return html`
    <ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"
      fill="#000" opacity=".2" />
  `;
}
