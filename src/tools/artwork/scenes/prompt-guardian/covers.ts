import { html } from "../../markup.ts";
import { at } from "../../templates/place.ts";
import { bar, colours, scene, shield, stoppedRows } from "./brand.ts";

const key = html`<b class="pg-key">sk_live_9f2c…e71</b>`;

const panelCss = `
  .pgp { height: 100%; background: ${colours.black}; color: ${colours.concrete} }
  .pgp p { border-top: 1px solid #3a3c34 }
  .pgp p:first-child { border: 0 }
  .pgp .blocked span + span, .pgp .lit { color: ${colours.lime} }
`;

/** Lines of the wide thread: its words, and the bars at its outer edges. */
const wideLines = [
  ["Summarise this thread for the board:", 0, 0],
  [`Customer ${bar(12)} paid from`, 118, 226],
  [`account ${bar(10)} on 12 May. Her card`, 0, 130],
  [`ends in ${bar(4)}, and the refund key is`, 142, 0],
  [`${key}. She asked us to`, 0, 92],
  [`write to ${bar(21)} before`, 96, 0],
  ["Friday and to confirm the amount.", 140, 160],
] as const;

/** The redacted thread: cover, tall cover and first shot. */
export const covers = [
  scene(
    "cover",
    "cover",
    {
      alt: "a thread with its names, numbers and a key blacked out",
      ground: colours.concrete,
      css: `${panelCss}
        .pgc { font-size: 27px; line-height: 45px; white-space: nowrap }
        .pgc-list { padding: 14px 32px; font-size: 14.5px }
        .pgc-list p { padding: 8px 0 7px; line-height: 1.2 }
      `,
    },
    at(
      { x: 44, y: 38, kind: "pgc" },
      html`Summarise this thread for the board:<br>Customer ${
        bar(10)
      } paid from account<br>${bar(13)} on 12 May. Her card ends<br>in ${
        bar(4)
      }, and the refund key is<br>${key}. She asked us to<br>write to ${
        bar(19)
      } before<br>Friday and to confirm the amount.`,
    ),
    at({ x: 44, bottom: 44 }, shield(122)),
    at(
      { right: 0, bottom: 0, width: 452, height: 226 },
      html`
        <div class="pgp">
          <div
            class="pgc-list pg-rows"><p class="lit"><span>Before it leaves the building</span><span>5 stopped</span></p>${stoppedRows()}</div>
        </div>
      `,
    ),
  ),
  scene(
    "tall",
    "tall",
    {
      alt: "a blacked-out thread over the shield mark",
      ground: colours.concrete,
      css: `${panelCss}
        .pgt { font-size: 32px; line-height: 57px; white-space: nowrap }
        .pgt-say { font-size: 35px }
      `,
    },
    at(
      { x: 48, y: 46, kind: "pgt" },
      html`Customer ${bar(14)} paid<br>from ${
        bar(10)
      } on 12 May.<br>Her card ends in ${
        bar(4)
      }.<br>The refund key is<br>${key}.<br>Write to ${
        bar(16)
      }<br>before Friday.`,
    ),
    at(
      { x: 0, bottom: 0, width: 640, height: 290 },
      html`<div class="pgp"></div>`,
    ),
    at(
      { x: 48, bottom: 52, width: 133 },
      shield(133, colours.concrete, colours.black, colours.lime),
    ),
    at(
      { x: 222, bottom: 56, width: 380, kind: "pgt-say display" },
      html`
        <span
          style="color:${colours
            .concrete}">Five things stopped<br>before they left<br></span><span
          style="color:${colours.lime}">the building.</span>
      `,
    ),
  ),
  scene(
    "full",
    "01",
    {
      alt: "redacted thread",
      ground: colours.concrete,
      css: `${panelCss}
        .pgw-line { position: absolute; left: 178px; font-size: 28px; line-height: 34px; white-space: nowrap }
        .pgw-edge { position: absolute; height: 32.5px; background: ${colours.black} }
        .pgw-foot { display: flex; align-items: center; height: 82px; padding: 0 178px; gap: 20px; font-size: 17px;
          background: ${colours.black}; color: ${colours.concrete} }
        .pgw-foot b { margin-left: auto; font-weight: 600; color: ${colours.lime} }
      `,
    },
    wideLines.map(([words, left, right], index) => {
      const y = 34 + index * 53;
      return html`
        <div class="pgw-line" style="top:${y}px">${words}</div>
        <i class="pgw-edge" style="top:${y}px;left:0;width:${left}px"></i>
        <i class="pgw-edge" style="top:${y}px;right:0;width:${right}px"></i>
      `;
    }).join(""),
    at(
      { x: 0, bottom: 0, width: 1000 },
      html`
        <div
          class="pgw-foot">${shield(
            32,
            colours.concrete,
            colours.black,
            colours.lime,
          )}<span>Before it leaves the building</span><b>5 stopped</b></div>
      `,
    ),
  ),
];
