import { html, type Part, style } from "../markup.ts";

/** Width and height of the phone's body before zoom. */
const phoneSize = { width: 320, height: 660 } as const;

const css = style(`
.phone { position: relative; width: ${phoneSize.width}px; height: ${phoneSize.height}px;
  padding: 9px; border-radius: 50px; background: var(--frame);
  box-shadow: 0 22px 44px rgb(0 0 0 / .28) }
.phone-screen { position: relative; display: flex; flex-direction: column;
  width: 100%; height: 100%; overflow: hidden; padding: 58px 22px 24px;
  border-radius: 42px; background: var(--paper); color: var(--ink);
  font-size: 15px }
.phone::after { content: ""; position: absolute; top: 20px; left: 50%;
  width: 76px; height: 21px; margin-left: -38px; border-radius: 11px;
  background: var(--frame) }
.phone-screen.bleed { padding: 0 }
`);

/**
 * A phone, 320 by 660 pixels; `at` with a zoom makes it smaller or larger.
 * @param kind Further classes of the screen: "bleed" removes its padding.
 */
export function phone(kind: string, ...screen: Part[]): string {
  return html`
    ${css}<div class="phone">
      <div class="phone-screen ${kind}">${screen}</div>
    </div>
  `;
}
