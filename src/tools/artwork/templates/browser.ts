import { html, type Part, style } from "../markup.ts";

const css = style(`
.browser { display: flex; flex-direction: column; overflow: hidden;
  border-radius: 8px; background: var(--paper); color: var(--ink);
  box-shadow: 0 18px 40px rgb(0 0 0 / .22) }
.browser-bar { flex: none; display: grid; grid-template-columns: 1fr auto 1fr;
  align-items: center; height: 30px; padding: 0 13px; background: var(--frame);
  color: var(--on-frame); font-size: 10.5px; font-weight: 450;
  letter-spacing: .01em; line-height: 1 }
.browser-dots { display: flex; gap: 6px }
.browser-dots i { width: 9px; height: 9px; border: 1.2px solid; border-radius: 50%;
  opacity: .65 }
.browser-page { position: relative; flex: 1; overflow: hidden }
.browser.square { border-radius: 0 }
`);

/** A desktop browser's window. */
interface BrowserOptions {
  /** Text of the address bar, under an example domain. */
  address: string;
  width: number;
  height: number;
  /** Further classes: "square" removes the rounded corners. */
  kind?: string;
}

/** A browser window with a page in it. */
export function browser(
  { address, width, height, kind }: BrowserOptions,
  ...page: Part[]
): string {
  return html`
    ${css}<div class="browser ${kind}"
      style="width:${width}px;height:${height}px">
      <div class="browser-bar"><div class="browser-dots"><i></i><i></i><i></i></div>
          <span>${address}</span></div>
      <div class="browser-page">${page}</div>
    </div>
  `;
}
