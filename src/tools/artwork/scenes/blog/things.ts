import { house } from "../../house.ts";
import { html, type Part } from "../../markup.ts";
import { deck, mark } from "../../templates/bridge.ts";
import { writing } from "./hand.ts";
import { poster } from "./poster.ts";

const { ink, paper, danfo, lagoon, night, steel } = house;

/** Posters that show one thing. */
export const things = [
  poster(
    {
      name: "logo-on-a-danfo",
      alt:
        "A hand paints the last pier of a bridge mark on the yellow door of a bus",
      ground: night,
    },
    door(),
  ),
  poster(
    {
      name: "cheapest-phone",
      alt:
        "A small yellow phone for ₦19,900 with a cracked screen, the only one that is on, in front of large dark ones",
      ground: lagoon,
    },
    phones(),
  ),
];

function door(): Part {
  return html`
    <path fill="${danfo}" d="M70 400V40q0-28 28-28h340q28 0 28 28v360z" />
    <rect x="104" y="30" width="328" height="92" rx="14" fill="${steel}" />
    <path stroke="#3c4c46" stroke-width="9" d="m218 30 36 92M280 30l36 92" />
    <path fill="${ink}" d="M70 138h396v11H70zM70 155h396v4H70z" />
    <path stroke="#c88608" stroke-width="3" stroke-dasharray="10 7"
      d="M112 190h290M112 345h290" />
    <clipPath id="painted">
      <path d="M0 0h352v254H264v150H0z" />
    </clipPath>
    <g clip-path="url(#painted)">${mark({ x: 136, y: 196, width: 202 })}</g>
    <path fill="none" stroke="${ink}" stroke-width=".800"
      stroke-dasharray="1.800 1.300"
      transform="translate(136 196) scale(4.810)"
      d="M30.800 19.500V30h5.600V19.500" />
    <path fill="${ink}" transform="translate(136 196) scale(4.810)"
      d="M28.600 12h10l-2.200 3.400v3q-2.600 1.600-5.600 0v-3z" />
    <g transform="translate(8 86)">${writing(brush())}</g>
  `;
}

/** As long as a pencil, its tip wet. */
function brush(): Part {
  return html`
    <g transform="translate(0 22) rotate(220 304 164)">
      <path fill="#8f5a32" d="M290 232h28l-4 216h-20z" />
      <path fill="#c7c7bd" d="M288 206h32v30h-32z" />
      <path fill="${ink}" d="M288 208h32q4-22-16-48-20 26-16 48z" />
    </g>
  `;
}

function phones(): Part {
  const off = (x: number, y: number, wide: number, high: number) =>
    html`
      <rect x="${x}" y="${y}" width="${wide}" height="${high}"
        rx="16"
        fill="${ink}" />
      <rect x="${x + 8}" y="${y + 10}" width="${wide - 16}" height="${high -
        20}"
        rx="9" fill="#12302c" />
      <path fill="#1b423d"
        d="M${x + 8} ${y + high * 0.62} ${x + wide - 8} ${y +
          high * 0.3}v${high * 0.2}L${x + 8} ${y + high * 0.82}z" />
    `;
  return html`
    ${off(18, 66, 118, 280)} ${off(464, 66, 118, 280)}
    ${off(108, 38, 132, 308)} ${off(360, 38, 132, 308)}
    ${deck({ y: 346, width: 600, scale: 1.1, fill: paper })}
    <ellipse cx="302" cy="352" rx="104" ry="7" opacity=".35" />
    <g transform="rotate(-4 300 200)">
      <rect x="210" y="58" width="180" height="292" rx="24" fill="${danfo}"
        stroke="${ink}" stroke-width="6" />
      <path fill="#fffdf6" d="M226 84h148v206H226z" />
      <path fill="${ink}" d="M270 66h60v7h-60z" />
      <path fill="${ink}" d="M226 84h148v28H226z" />
      <path fill="${danfo}" d="M238 93h44v10h-44z" />
      <path fill="${ink}" d="M240 128h98v15h-98zM240 150h70v15h-70z" />
      <path fill="none" stroke="${ink}" stroke-width="4"
        d="M242 182h116v30H242zM254 190v14" />
      <path fill="${lagoon}" d="M240 228h120v42H240z" />
      <path fill="none" stroke="${paper}" stroke-width="6"
        stroke-linejoin="round" d="m286 248 10 11 19-22" />
      <path fill="none" stroke="${ink}" stroke-width="3"
        stroke-linejoin="round"
        d="m374 138-24-10-16 18-22-4-14 16M350 128l4-24-14-20M334 146l8 28-10 18M342 174l32 8" />
      <g transform="rotate(2 300 316)">
        <path fill="${paper}"
          d="M222 298h156l-3 9 4 9-4 10 3 10H222l4-10-3-9 4-9z" />
        <text class="head" x="300" y="329" font-size="33" text-anchor="middle"
          fill="${ink}">₦19,900</text>
      </g>
    </g>
  `;
}
