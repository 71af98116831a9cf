import { html, type Part } from "../../markup.ts";
import type { Projection, Spot } from "../../templates/solid.ts";
import { colours, shades } from "./brand.ts";

/** A container with a door and a window, where the drawings hang: SVG. */
export function hut(space: Projection, [a, b, up]: Spot): Part {
  const ribs = Array.from(
    { length: 9 },
    (_, nth) => `M${nth * 0.5 + 0.3} .15V1.85`,
  );
  return [
    space.box([a, b, up], [5, 2.4, 2], shades.slate),
    html`
      <g transform="${space.on("left", [a, b + 2.4, up + 2])}">
        <path d="${ribs.join("")}" stroke="#16201f" stroke-width=".06" />
        <path d="M.7.5h.9V2H.7z" fill="${colours.signal}" />
        <path d="M2.3.5h1.8v.7H2.3z" fill="${colours.lamp}" />
      </g>
    `,
  ];
}

/** Steel bars in bundles on two timbers: SVG. */
export function steel(space: Projection, [a, b, up]: Spot): Part {
  const rust = { top: "#b0623f", left: "#7d4029", right: "#955034" };
  return [
    space.box([a + 0.6, b, up], [0.3, 2, 0.25], shades.wood),
    space.box([a + 3.6, b, up], [0.3, 2, 0.25], shades.wood),
    [0.1, 0.8, 1.5].map((away) =>
      space.box([a, b + away, up + 0.25], [4.6, 0.45, 0.4], rust)
    ),
  ];
}

/** A mixer lorry that looks to the left front: SVG. */
export function mixer(space: Projection, [a, b, up]: Spot): Part {
  const wheels = [0.6, 1.7, 4.3].map((along) => {
    const [x, y] = space.flat([a + 1.8, b + along, up + 0.35]);
    return html`<ellipse cx="${x}" cy="${y}" rx="5.5" ry="6.8" fill="#12191a" />`;
  });
  const turn = space.on("right", [a + 1.8, b + 3.4, up + 3.2]);
  return [
    space.box([a, b, up + 0.5], [1.8, 5.2, 0.4], shades.slate),
    html`
      <g transform="${turn}">
        <path d="M.1 2.3 0 .9 1.2.1 2.9.4 3.3 1v.9L2.4 2.3z" fill="#cfccc1" />
        <path d="M.5.55 1 2.3h.6L1.2.1zM1.9.22 2.2 2.3h.5L2.4.3z"
          fill="${colours.signal}" />
        <path d="M0 .9v1.4H.8z" fill="#8d8b84" />
      </g>
    `,
    space.box([a, b + 3.8, up + 0.5], [1.8, 1.4, 1.9], shades.signal),
    html`
      <g transform="${space.on("left", [a, b + 5.2, up + 2.4])}">
        <path d="M.2.25h1.4v.8H.2z" fill="#26343a" />
      </g>
      <g transform="${space.on("right", [a + 1.8, b + 5.2, up + 2.4])}">
        <path d="M.15.25h.8v.8h-.8z" fill="#26343a" />
      </g>
    `,
    wheels,
  ];
}
