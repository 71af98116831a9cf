import { html, type Part, style } from "../markup.ts";

const css = style(`
.desk { display: grid; height: 100%; grid-template-columns: var(--side, 150px) 1fr var(--aside, 0);
  font-size: 12.5px; line-height: 1.35 }
.desk-side { padding: 22px 12px; background: var(--frame); color: var(--on-frame) }
.desk-brand { padding: 0 10px 18px }
.desk-item { display: flex; justify-content: space-between; padding: 8px 10px;
  border-radius: var(--radius); font-weight: 500; opacity: .8 }
.desk-item.now { background: var(--accent); color: var(--on-accent); font-weight: 600; opacity: 1 }
.desk-main { position: relative; padding: 24px 26px; overflow: hidden }
.desk-aside { position: relative; padding: 24px 22px; overflow: hidden }
`);

/** A dashboard: sidebar, main part and an optional part on the right. */
interface DeskOptions {
  brand: Part;
  items: readonly string[];
  /** The active item. */
  now: string;
  main: Part;
  aside?: Part;
  /** Widths of the outer columns in pixels. */
  side?: number;
  asideWidth?: number;
}

/** A dashboard, in a browser window or without one. */
export function desk(options: DeskOptions): string {
  const { brand, items, now, main, aside, side = 150, asideWidth = 220 } =
    options;
  const list = items.map((item) =>
    html`<div class="desk-item ${item === now && "now"}">${item}</div>`
  );
  const right = aside === undefined ? 0 : asideWidth;
  return html`${css}<div class="desk" style="--side:${side}px;--aside:${right}px">
    <div class="desk-side"><div class="desk-brand">${brand}</div>${list}</div>
    <div class="desk-main">${main}</div>
    ${aside !== undefined && html`<div class="desk-aside">${aside}</div>`}
  </div>`;
}
