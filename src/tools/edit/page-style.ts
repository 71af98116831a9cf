import { colours } from "../../../data/site.ts";

/** The brand's colours in one theme. */
function coloursIn(theme: "light" | "dark"): string {
  return Object.entries(colours)
    .map(([name, values]) => `--${name}: ${values[theme]}`).join("; ");
}

/** The site's typefaces, colours and controls, for the editor's pages. */
export const pageStyle = `
  @font-face { font-family: Bricolage; src: url(/fonts/bricolage-grotesque.woff2); font-weight: 200 800 }
  @font-face { font-family: Instrument; src: url(/fonts/instrument-sans.woff2); font-weight: 400 700 }
  :root { color-scheme: light dark; ${coloursIn("light")} }
  @media (prefers-color-scheme: dark) { :root { ${coloursIn("dark")} } }
  * { box-sizing: border-box }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 17px/1.5 Instrument, sans-serif; overflow-wrap: anywhere }
  h1 { margin: 0; font: 700 24px/1.2 Bricolage, sans-serif }
  p { margin: 8px 0 }
  a { color: inherit }
  img { max-width: 100%; max-height: 160px }
  button, .button, summary { cursor: pointer }
  button, .button, input, select, textarea, .area { min-height: 40px; max-width: 100%; padding: 7px 12px; border: 1px solid var(--ink2); border-radius: 6px; color: inherit; background: transparent; font: inherit }
  button, .button { display: inline-block; text-decoration: none }
  button:disabled { opacity: .5; cursor: default }
  button[aria-pressed=true] { background: var(--ink); color: var(--paper) }
  .bar > [type=submit], a.button { border-color: transparent; background: var(--danfo); color: var(--onDanfo); font-weight: 600 }
  :focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }`;
