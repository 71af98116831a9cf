import { family } from "../../faces.ts";
import { html, style } from "../../markup.ts";
import type { Scene } from "../../scene.ts";
import { browser } from "../../templates/browser.ts";
import { at } from "../../templates/place.ts";

const css = `
  body { --paper: #fff; --ink: #222; --frame: #8d9693; --on-frame: #fff;
    color: #333; font: 450 11px/1.45 ${family("archivo")} }
  .top { display: flex; justify-content: space-between; padding: 5px 16px; background: #2b5d86; color: #fff; font-size: 9.5px }
  .brand { display: flex; align-items: center; gap: 8px; padding: 10px 16px; font-size: 19px; font-weight: 700; color: #2b5d86 }
  .brand small { margin-left: auto; color: #777; font-size: 9.5px; font-weight: 400; font-style: italic }
  .menu { display: flex; background: linear-gradient(#4b86b4, #2b5d86); color: #fff; font-size: 10.5px; font-weight: 600 }
  .menu span { padding: 8px 11px; border-right: 1px solid #ffffff4d }
  .menu span:first-child { background: #1d4262 }
  .slide { position: relative; height: 158px; background: linear-gradient(160deg, #9cc7e0, #5f94b5 55%, #3d6f52) }
  .slide b { position: absolute; left: 54px; top: 38px; padding: 6px 12px; background: #00000080; color: #fff; font-size: 21px }
  .slide p { position: absolute; left: 54px; top: 82px; padding: 4px 12px; background: #00000080; color: #fff }
  .slide u { position: absolute; top: 60px; width: 24px; height: 34px; background: #ffffffb3; color: #333; font-size: 22px; line-height: 32px; text-align: center; text-decoration: none }
  .dots { position: absolute; left: 0; right: 0; bottom: 8px; display: flex; justify-content: center; gap: 6px }
  .slide .dots > * { position: static; width: 9px; height: 9px; padding: 0; border: 1px solid #fff; border-radius: 50%; background: none }
  .slide .dots b { background: #fff }
  .body { display: grid; grid-template-columns: 1fr 176px; gap: 16px; padding: 14px 16px }
  .body h2 { margin-bottom: 6px; padding-bottom: 3px; border-bottom: 2px solid #2b5d86; color: #2b5d86; font-size: 14px; font-weight: 700 }
  .body p { margin-bottom: 8px; text-align: justify }
  .body a { color: #1a4fd0; text-decoration: underline }
  .box { margin-bottom: 10px; padding: 8px 10px; border: 1px solid #bbb; background: #f1f1f1 }
  .box h3 { margin: -8px -10px 7px; padding: 5px 10px; background: #2b5d86; color: #fff; font-size: 10.5px; font-weight: 600 }
  .count { font-size: 17px; font-weight: 700; letter-spacing: 3px }
`;

/**
 * The order page before the work, in the same browser, place and scale as
 * Fleetwaters Farms' "order page".
 */
export const before: Scene = {
  name: "before",
  kind: "square",
  alt: "A farm’s page with nine menu items, a slide show and no price",
  ground: "#c9cfcb",
  faces: ["archivo"],
  html: html`${
    at(
      { x: 44, y: 34 },
      browser(
        { address: "fleetwaters.example", width: 640, height: 640 },
        html`
          <div
            class="top"><span>Welcome to our website!</span><span>Call for prices: 8 a.m. to 4 p.m.</span></div>
          <div
            class="brand"><svg width="34" height="34" viewBox="0 0 34 34"><circle cx="17" cy="17" r="16" fill="#6aa84f" /><path d="M5 19q10-12 20-1l5-5v11l-5-4q-10 8-20-1z" fill="#fff" /></svg>FLEETWATERS FARMS LTD<small>…your number one catfish people</small></div>
          <div
            class="menu">${[
              "Home",
              "About us",
              "Our vision",
              "Products",
              "Services",
              "Gallery",
              "News",
              "Careers",
              "Contact",
            ].map((it) => html`<span>${it}</span>`)}</div>
          <div
            class="slide"><b>Quality is our watchword</b><p>Slide 1 of 7: our Managing Director at the ponds</p><u style="left:14px">&lt;</u><u style="right:14px">&gt;</u><div class="dots"><b></b><i></i><i></i><i></i><i></i><i></i><i></i></div></div>
          <div class="body">
            <div>
              <h2>Welcome to Fleetwaters Farms Ltd</h2>
              <p>We are a foremost and fully integrated aquaculture company with a passion for excellence. Since inception our team of seasoned professionals has been committed to delivering world-class fisheries products to our esteemed customers within and outside the state.</p>
              <p>Our vision is to be the preferred choice. Our mission is to exceed expectations at all times through innovation, integrity and teamwork. <a>Read more</a></p>
              <p>For enquiries on availability, kindly <a>download our price list (PDF, 4.2 MB)</a> or call the office line.</p>
            </div>
            <div>
              <div
                class="box"><h3>Latest news</h3><a>Happy New Year to all our customers</a></div>
              <div class="box"><h3>Visitors</h3><span class="count">004812</span></div>
            </div>
          </div>
        `,
      ),
    )
  }${style(css)}`,
};
