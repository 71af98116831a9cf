import { house } from "../../house.ts";
import { html, type Part } from "../../markup.ts";

/** A student seen from behind. */
interface Student {
  /** Middle of the head. */
  x: number;
  y: number;
  head: "low" | "afro" | "hijab" | "fila" | "bun";
  skin: string;
  cloth: string;
  /** Of hair or headwear. */
  fill: string;
}

const black = "#150b08";

const row: readonly Student[] = [
  {
    x: 84,
    y: 470,
    head: "low",
    skin: "#5c3322",
    cloth: house.danfo,
    fill: black,
  },
  {
    x: 236,
    y: 492,
    head: "bun",
    skin: "#a06c47",
    cloth: house.haze,
    fill: black,
  },
  {
    x: 392,
    y: 476,
    head: "afro",
    skin: "#4a281c",
    cloth: house.lagoon,
    fill: black,
  },
  {
    x: 552,
    y: 496,
    head: "fila",
    skin: "#8f5c39",
    cloth: house.ink,
    fill: house.lagoon,
  },
  {
    x: 708,
    y: 490,
    head: "hijab",
    skin: "#7a4b2f",
    cloth: house.haze,
    fill: house.haze,
  },
];

/** The first row of a class, from behind. */
export function classFromBehind(): Part {
  return row.map((student) =>
    html`<g transform="translate(${student.x} ${student.y})">${
      back(student)
    }</g>`
  );
}

function back({ head, skin, cloth, fill }: Student): Part {
  const covered = head === "hijab";
  return html`
    <path fill="${cloth}" d="M-84 160c2-44 26-70 84-70s82 26 84 70z" />
    ${!covered && html`
      <path fill="${skin}" d="M-19 40h38v56q-19 12-38 0z" />
      <path fill="#000" opacity=".2" d="M-19 52h38v14h-38z" />
      <path fill="${skin}"
        d="M-55 6q0-14 13-13v28q-11-1-13-15zM55 6q0-14-13-13v28q11-1 13-15z" />
    `}
    ${shapes[head](fill, skin)}
  `;
}

const shapes: Record<Student["head"], (fill: string, skin: string) => Part> = {
  low: (fill, skin) =>
    html`
      <path fill="${skin}" d="M-44 0h88c0 40-18 60-44 60s-44-20-44-60z" />
      <path fill="${fill}"
        d="M-45 14c-4-50 12-76 45-76s49 26 45 76q-4 26-16 30-29 6-58 0-12-4-16-30z" />
    `,
  afro: (fill) =>
    html`
      <path fill="${fill}"
        d="M0-78c46 0 76 30 76 68 0 34-26 62-76 62s-76-28-76-62c0-38 30-68 76-68z" />
    `,
  hijab: (fill) =>
    html`
      <path fill="${fill}"
        d="M0-64c40 0 56 34 56 78v42q6 28 50 56h-212q44-28 50-56V14c0-44 16-78 56-78z" />
      <path fill="none" stroke="#9db3ab" stroke-width="4" d="M-50 46Q0 80 54 42" />
    `,
  fila: (fill, skin) =>
    html`
      <path fill="${skin}" d="M-45-10h90c0 50-18 70-45 70s-45-20-45-70z" />
      <path fill="${black}" d="M-46-14h92q2 30-8 42-38 12-76 0-10-12-8-42z" />
      <path fill="${fill}"
        d="M-49-4c-6-46 0-66 30-72 28-6 56-2 64 12 6 14 6 36 3 60q-48-12-97 0z" />
      <path fill="#083b37" d="M-49-4l-2-18q50-12 100 0l-1 18q-48-12-97 0z" />
    `,
  bun: (fill, skin) =>
    html`
      <circle cy="-62" r="28" fill="${fill}" />
      <path fill="${skin}" d="M-44 0h88c0 40-18 60-44 60s-44-20-44-60z" />
      <path fill="${fill}"
        d="M-46 10c-4-46 12-68 46-68s50 22 46 68c-8 26-24 40-46 40s-38-14-46-40z" />
      <circle cx="-52" cy="24" r="7" fill="${house.danfo}" />
      <circle cx="52" cy="24" r="7" fill="${house.danfo}" />
    `,
};
