import { html, type Part } from "../../markup.ts";
import { at, drawing } from "../../templates/place.ts";
import { colours, roundel, scene } from "./brand.ts";
import { passengers, waiting, waitingUpright } from "./passengers.ts";

const { green, deep, amber, ink, white } = colours;

const rust = "#7a3a1c";

/** The enamel sign on its wall: screws, chipped corners and runs of rust. */
export const platformSign = scene(
  "full",
  "04",
  {
    alt: "platform sign",
    ground: "#dfe7e2",
    css: `
      .sign { position: absolute; left: 70px; top: 74px; width: 640px; height: 262px;
        border: 10px solid ${deep}; background: ${green}; color: ${white};
        box-shadow: inset 0 0 0 4px ${green}, inset 0 0 0 8px ${white}, 12px 14px 0 #b6c4bb }
      .sign h1 { position: absolute; left: 210px; top: 54px; font-size: 104px }
      .sign p { position: absolute; left: 214px; top: 158px; font-size: 33px }
    `,
  },
  drawing(1000, 500, wall()),
  html`
    <div class="sign">
      <h1 class="display">Central</h1>
      <p>Platforms 1 to 4</p>
    </div>
  `,
  at({ x: 112, y: 142 }, roundel(140, white)),
  at(
    { x: 0, y: 0 },
    drawing(
      1000,
      500,
      html`
        <path fill="${amber}" d="M284 288h380v13H284z" />
        <path fill="${rust}"
          d="M70 74h44q-6 22-26 20-4 16-18 18zM710 336v-52q-18 8-16 26-22 2-20 26zM398 336q4-14 26-13t22 13zM690 74h20v34q-18-10-20-34z" />
        <g fill="${rust}" opacity=".45">
          <path
            d="M92 336h7v116h-7zM104 336h4v60h-4zM684 336h7v90h-7zM672 336h4v52h-4z" />
        </g>
        <g fill="#9aa79f" stroke="${ink}" stroke-width="3">
          ${[[100, 104], [680, 104], [100, 306], [680, 306]].map(([x, y]) =>
            html`
              <circle cx="${x}" cy="${y}" r="11" />
              <path d="M${Number(x) - 7} ${Number(y) + 4}l14-8" />
            `
          )}
        </g>
      `,
    ),
  ),
  at({ x: 766, y: 74 }, roundel(176)),
  at({ x: 766, y: 274 }, roundel(94)),
  at({ x: 876, y: 300 }, roundel(52)),
  at({ x: 940, y: 316 }, roundel(28)),
  at({ x: 800, y: 392 }, roundel(70, ink)),
);

/** The same for phones. */
export const platformSignUpright = scene(
  "tall",
  "04-tall",
  {
    alt: "platform sign, upright",
    ground: "#dfe7e2",
    css: `
      .sign { position: absolute; left: 44px; top: 60px; width: 536px; height: 506px;
        border: 12px solid ${deep}; background: ${green}; color: ${white};
        box-shadow: inset 0 0 0 5px ${green}, inset 0 0 0 10px ${white}, 14px 17px 0 #b6c4bb }
      .sign h1 { position: absolute; left: 34px; top: 218px; font-size: 140px }
      .sign p { position: absolute; left: 40px; top: 362px; font-size: 44px }
    `,
  },
  drawing(640, 800, wall()),
  html`
    <div class="sign">
      <h1 class="display">Central</h1>
      <p>Platforms 1 to 4</p>
    </div>
  `,
  at({ x: 94, y: 106 }, roundel(172, white)),
  at(
    { x: 0, y: 0 },
    drawing(
      640,
      800,
      html`
        <path fill="${amber}" d="M96 504h432v17H96z" />
        <path fill="${rust}"
          d="M44 60h58q-8 29-34 26-5 21-24 24zM580 566v-68q-24 10-21 34-29 3-26 34zM250 566q5-18 34-17t29 17zM554 60h26v44q-24-13-26-44z" />
        <g fill="${rust}" opacity=".45">
          <path
            d="M72 566h9v150h-9zM88 566h5v80h-5zM546 566h9v118h-9zM532 566h5v68h-5z" />
        </g>
        <g fill="#9aa79f" stroke="${ink}" stroke-width="4">
          ${[[82, 98], [542, 98], [82, 528], [542, 528]].map(([x, y]) =>
            html`
              <circle cx="${x}" cy="${y}" r="14" />
              <path d="M${Number(x) - 9} ${Number(y) + 5}l18-10" />
            `
          )}
        </g>
      `,
    ),
  ),
  at({ x: 130, y: 626 }, roundel(138)),
  at({ x: 290, y: 652 }, roundel(86)),
  at({ x: 398, y: 670 }, roundel(50)),
  at({ x: 470, y: 682 }, roundel(28)),
);

/** Glazed tiles, some of them replaced. */
function wall(): Part {
  const tiles = Array.from({ length: 100 }, (_, index) => {
    const row = Math.floor(index / 10);
    const x = (index % 10) * 110 - (row % 2) * 55;
    const fill = index % 13 === 4 ? "#cdd9d1" : "#e6ede8";
    return html`<path fill="${fill}" d="M${x + 2} ${row * 86 + 2}h106v82H${
      x + 2
    }z" />`;
  });
  return html`<path fill="#cbd6cf" d="M0 0h1000v900H0z" />${tiles}`;
}

/** The train's side in perspective. */
interface TrainSide {
  /** Where all lines of the platform meet. */
  far: { x: number; y: number };
  /** Upper and lower edges at the near end. */
  window: readonly [number, number];
  door: readonly [number, number];
}

const bays = [0.06, 0.56, 1.16, 1.96, 3, 4.4, 6.5];

/** Windows of the train, and a door after every second: SVG. */
function panes({ far, window, door }: TrainSide): Part {
  /** A point: how far away, and how high at the near end. */
  function point(away: number, high: number): string {
    const share = 1 - 1 / (1 + away);
    return `${Math.round(far.x * share)} ${
      Math.round(high + (far.y - high) * share)
    }`;
  }

  function pane(
    from: number,
    to: number,
    [top, foot]: readonly [number, number],
  ): string {
    return `M${point(from, top)} ${point(to, top)} ${point(to, foot)} ${
      point(from, foot)
    }z`;
  }

  return bays.map((from, index) =>
    html`
      <path fill="#fde7a6" stroke="${ink}" stroke-width="${7 - index * 0.8}"
        d="${pane(from, from * 1.22 + 0.22, window)}" />
      ${index % 2 === 0 && html`
        <path fill="#fde7a6" stroke="${ink}" stroke-width="${7 - index * 0.8}"
          d="${pane(from * 1.3 + 0.3, from * 1.42 + 0.42, door)}" />
      `}
    `
  );
}

/** The platform at Central, with its train, in one-point perspective. */
export const hall = scene(
  "full",
  "10",
  { alt: "platform at Central", ground: "#dfe7e2" },
  drawing(
    1000,
    500,
    html`
      <path fill="#eef3ef" d="M0 0h1000v500H0z" />
      <path fill="#fffdf0" d="m380 0 180 214L760 0z" />
      <path fill="#dfe7e2" d="m440 0 120 214L560 0z" />
      <path fill="#b4c2b8" d="m130 500 430-286 440 240v46z" />
      <path fill="#c9d5cd" d="m300 500 260-286 210 286z" />
      <path fill="#fbfdfb" d="m1000 0v454L560 214 1000 0z" />
      <path fill="${green}" d="m1000 60-440 154 440-108z" />
      <path fill="#0e2f26" d="M0 500v-60l560-226-430 286z" />
      <path fill="#fbfdfb" d="M0 0v452l560-238z" />
      <path fill="${green}" d="m0 30v56l560 128z" />
      <path fill="${amber}" d="m0 430v30l560-246zM130 500h70l360-286z" />
      <path fill="${white}" d="M214 500h16l330-286z" />
    `,
    panes({ far: { x: 560, y: 214 }, window: [150, 300], door: [140, 436] }),
    html`
      <path fill="${amber}" stroke="${ink}" stroke-width="5"
        d="m820 150 70-14v120l-70-28z" />
      <path fill="#bbd9f2" stroke="${ink}" stroke-width="5"
        d="m916 128 84-20v180l-84-34z" />
      <path fill="#cfdad3" d="m700 178 60-12v76l-60-18z" />
      <path fill="${ink}" d="M410 0h9v40h-9zM776 0h9v40h-9z" />
      <path fill="${deep}" d="M384 38h428v112H384z" />
      <path fill="none" stroke="${white}" stroke-width="4"
        d="M394 48h408v92H394z" />
      <path fill="none" stroke="${amber}" stroke-width="13"
        d="M706 95h68m-26-27 28 27-28 27" />
    `,
    passengers(waiting),
  ),
  at({ x: 408, y: 58 }, roundel(72, green)),
  at(
    { x: 494, y: 71 },
    html`<div class="display" style="color:#fff;font-size:54px">Central</div>`,
  ),
);

/** The same for phones. */
export const hallUpright = scene(
  "tall",
  "10-tall",
  { alt: "platform at Central, upright", ground: "#dfe7e2" },
  drawing(
    640,
    800,
    html`
      <path fill="#eef3ef" d="M0 0h640v800H0z" />
      <path fill="#fffdf0" d="m190 0 210 310L590 0z" />
      <path fill="#dfe7e2" d="m270 0 130 310L380 0z" />
      <path fill="#b4c2b8" d="m60 800 340-490 240 320v170z" />
      <path fill="#c9d5cd" d="m236 800 164-490 150 490z" />
      <path fill="#fbfdfb" d="m640-40v670L400 310z" />
      <path fill="${green}" d="m640 70-240 240 240-172z" />
      <path fill="#0e2f26" d="M0 800v-70l400-420L60 800z" />
      <path fill="#fbfdfb" d="M0-60v806l400-436z" />
      <path fill="${green}" d="m0 30v100l400 180z" />
      <path fill="${amber}" d="m0 716v48l400-454zM60 800h88l252-490z" />
      <path fill="${white}" d="M168 800h22l210-490z" />
    `,
    panes({ far: { x: 400, y: 310 }, window: [220, 480], door: [200, 724] }),
    html`
      <path fill="${amber}" stroke="${ink}" stroke-width="5"
        d="m540 234 62-34v246l-62-46z" />
      <path fill="#bbd9f2" stroke="${ink}" stroke-width="5"
        d="m624 188 24-14v330l-24-18z" />
      <path fill="${ink}" d="M88 0h12v60H88zM540 0h12v60h-12z" />
      <path fill="${deep}" d="M40 52h560v148H40z" />
      <path fill="none" stroke="${white}" stroke-width="5"
        d="M53 65h534v122H53z" />
      <path fill="none" stroke="${amber}" stroke-width="17"
        d="M456 126h92m-36-36 37 36-37 36" />
    `,
    passengers(waitingUpright),
  ),
  at({ x: 74, y: 79 }, roundel(94, green)),
  at(
    { x: 188, y: 90 },
    html`<div class="display" style="color:#fff;font-size:74px">Central</div>`,
  ),
);
