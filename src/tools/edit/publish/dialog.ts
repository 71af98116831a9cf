import { colours } from "../../../../data/site.ts";

/** The Publish dialog of the editor's page, which the server fills. */
export const publishDialog =
  `<dialog id="publish-dialog" aria-labelledby="publish-title">
<header><h1 id="publish-title">Publish</h1><form method="dialog"><button>Close</button></form></header>
<div id="publish-progress" role="status" hidden><p></p><button type="button">Cancel</button></div>
<div id="publish-content"></div>
</dialog>`;

/** In the colours of the editor's theme, which sets the colour scheme. */
export const publishStyle = `
  #publish-dialog { --quiet: color-mix(in srgb, CanvasText 70%, Canvas); --line: color-mix(in srgb, CanvasText 20%, Canvas); --main: light-dark(${colours.lagoon.light}, ${colours.danfo.dark}); --alert: light-dark(${colours.error.light}, ${colours.error.dark}) }
  #publish-dialog { box-sizing: border-box; width: min(880px, 100vw - 24px); max-height: min(900px, 100dvh - 24px); padding: 0; border: 0; border-radius: 8px; color: CanvasText; background: Canvas; font: 16px/1.5 system-ui, sans-serif; overflow: auto; overscroll-behavior: contain }
  #publish-dialog::backdrop { background: #000a }
  #publish-dialog header { position: sticky; top: 0; z-index: 1; display: flex; align-items: center; justify-content: space-between; gap: 16px; flex-wrap: wrap; padding: 16px 24px; background: Canvas; border-bottom: 1px solid var(--line) }
  #publish-dialog h1 { margin: 0; font-size: 24px; line-height: 1.2 }
  #publish-dialog p { margin: 8px 0 }
  #publish-dialog small { color: var(--quiet); font-size: 14px }
  #publish-dialog i { color: var(--quiet) }
  #publish-dialog button { min-height: 44px; padding: 8px 20px; border: 1px solid #8a867d; border-radius: 6px; color: inherit; background: Canvas; font: inherit; cursor: pointer }
  #publish-dialog footer button:not([type]) { border-color: transparent; color: Canvas; background: var(--main); font-weight: 600 }
  #publish-dialog button:disabled { opacity: .5; cursor: default }
  #publish-dialog :focus-visible { outline: 3px solid var(--main); outline-offset: 2px }
  #publish-progress, #publish-content { padding: 16px 24px }
  #publish-progress:not([hidden]) { display: flex; align-items: center; justify-content: space-between; gap: 16px }
  #publish-content ul { margin: 12px 0; padding: 0; list-style: none }
  #publish-content li { margin: 0 0 12px; padding: 8px 16px; border: 1px solid var(--line); border-radius: 6px; overflow-wrap: anywhere }
  #publish-content li[data-conflict] { border-left: 6px solid var(--alert) }
  #publish-content ul.plain li { padding: 4px 16px; margin: 0; border: 0 }
  #publish-content .what { display: flex; gap: 12px; align-items: start; padding: 8px 0; cursor: pointer }
  #publish-content .what small { display: inline-block }
  #publish-content input { flex: none; width: 20px; height: 20px; margin: 2px 0 0; accent-color: var(--main) }
  #publish-content details { margin: 0 0 8px }
  #publish-content summary { padding: 4px 0; color: var(--quiet); font-size: 14px; cursor: pointer }
  #publish-content dl { margin: 0 }
  #publish-content dl > div { display: grid; grid-template-columns: 1fr 1fr; gap: 4px 16px; padding: 8px 0; border-top: 1px solid var(--line) }
  #publish-content dl > div.new { grid-template-columns: 1fr }
  #publish-content dt { grid-column: 1 / -1; font-size: 14px; font-weight: 600 }
  #publish-content dd { margin: 0; white-space: pre-line; max-height: 220px; overflow: auto }
  #publish-content dd > small { display: block }
  #publish-content del { color: inherit; background: #e0522a33; text-decoration-color: var(--alert) }
  #publish-content ins { color: inherit; background: #1f9d6a33; text-decoration: none }
  #publish-content fieldset { display: grid; grid-template-columns: 1fr 1fr; gap: 8px 16px; min-width: 0; margin: 0 0 12px; padding: 0; border: 0 }
  #publish-content legend { padding: 4px 0; font-size: 14px; font-weight: 600 }
  #publish-content fieldset > label { min-width: 0; padding: 8px 12px 12px; border: 1px solid #8a867d; border-radius: 6px; max-height: 260px; overflow: auto; cursor: pointer }
  #publish-content fieldset > label > span:first-child { display: flex; gap: 8px; padding-bottom: 4px; font-weight: 600 }
  #publish-content fieldset > label > span:last-child { white-space: pre-line }
  #publish-content fieldset > label:has(:checked) { border-color: var(--main); box-shadow: inset 0 0 0 2px var(--main) }
  #publish-content footer { position: sticky; bottom: 0; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; margin: 0 -24px -16px; padding: 12px 24px; background: Canvas; border-top: 1px solid var(--line) }
  #publish-content [role="alert"], #publish-content .note { border-left: 6px solid ${colours.danfo.light}; padding-left: 12px }
  #publish-content [role="alert"] { border-color: var(--alert) }
  #publish-content pre { margin: 8px 0; padding: 8px 12px; background: #8882; white-space: pre-wrap; overflow-wrap: anywhere; font-size: 13px }
  @media (height < 40em) { #publish-dialog header, #publish-content footer { position: static } }
  @media (width < 640px) {
    #publish-dialog header, #publish-progress, #publish-content { padding-inline: 16px }
    #publish-content footer { margin-inline: -16px; padding-inline: 16px }
    #publish-content dl > div, #publish-content fieldset { grid-template-columns: 1fr }
  }
`;
