import { colours } from "../../../../data/site.ts";
import { pageStyle } from "../page-style.ts";
import { publishDialog, publishStyle } from "../publish/dialog.ts";

/** The document of the forms, in the site's typefaces and colours. */
export const formsPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<link rel="icon" href="/icons/favicon.svg">
<title>Editor</title>
<style>${pageStyle}
  body > header { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 24px; padding: 8px 16px; background: var(--lagoon); color: var(--onDark) }
  body > header strong { font: 700 20px Bricolage, sans-serif }
  body > header :focus-visible { outline-color: var(--danfo) }
  #publish { margin: 0 0 0 auto }
  #publish button { border-color: currentColor }
  nav { display: flex; flex-wrap: wrap; gap: 4px; padding: 8px 16px; border-bottom: 1px solid var(--line) }
  nav a { padding: 6px 12px; border-radius: 6px }
  nav a[aria-current] { background: var(--paper2); font-weight: 600 }
  .notes, #redirects > * { margin: 0; padding: 12px 16px; border-bottom: 1px solid var(--line); background: var(--haze) }
  #redirects select, #redirects button { margin: 8px 8px 0 0 }
  /* The bar covers nothing that gets the focus. */
  html { scroll-padding: 10rem 0 2rem }
  .form { min-width: 0; padding: 0 16px 40px }
  .list { max-width: 60rem; margin: 0 auto; padding-top: 24px }
  .list ul { margin: 0; padding: 0; list-style: none }
  .list li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 24px; padding: 10px 0; border-top: 1px solid var(--line) }
  .list li a { flex: 1 1 20rem; font-weight: 600 }
  .list a.button { margin-right: 12px }
  .list li span { color: var(--ink2); font-size: 15px }
  .list li span + span { min-width: 14rem; text-align: end }
  h2 { margin: 24px 0 8px; font: 700 20px/1.2 Bricolage, sans-serif }
  .search { display: flex; flex-wrap: wrap; gap: 8px 16px; margin-top: 16px }
  .search label:first-child { flex: 1 1 16rem }
  .editor { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) }
  .preview { position: sticky; top: 0; width: 100%; height: 100dvh; border: 0; border-left: 1px solid var(--line); background: var(--paper) }
  .bar { position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; align-items: center; gap: 8px; margin: 0 -16px; padding: 10px 16px; background: var(--paper); border-bottom: 1px solid var(--line) }
  .bar h1 { flex: 1 1 10rem; max-height: 2.4em; overflow: hidden; font-size: 20px }
  .bar p { flex: 1 1 100%; margin: 0 }
  .bar p:empty { display: none }
  .note, #reason { white-space: pre-line }
  .menu { position: relative }
  .menu > summary { padding: 7px 12px }
  .menu[open] > div { position: absolute; right: 0; z-index: 3; display: grid; width: 16rem; padding: 8px; border: 1px solid var(--line); border-radius: 6px; background: var(--paper) }
  .menu .tools > * { padding: 7px 12px; border-color: transparent; text-align: start; text-decoration: none }
  .draft { margin: 12px 0; padding: 12px 16px; background: var(--haze) }
  .field { margin-block: 16px }
  label, .label { font-weight: 600 }
  label.choice { display: block; font-weight: 400 }
  input:not([type=checkbox], [type=radio], [type=color], [type=file]), textarea, select { display: block; width: 100% }
  [type=file] { display: block; width: 100% }
  [type=checkbox], [type=radio] { min-height: 0; width: 20px; height: 20px; vertical-align: -4px; accent-color: var(--ink) }
  label :is(input, select) { font-weight: 400 }
  select { background: var(--paper) }
  textarea { field-sizing: content; min-height: 40px; resize: vertical }
  .hint { margin: 2px 0; color: var(--ink2); font-size: 15px }
  .optional { margin-left: 8px }
  [role=alert] { margin: 4px 0; color: var(--error); font-weight: 600 }
  [role=alert]::first-letter { text-transform: uppercase }
  [aria-invalid=true] { border: 2px solid var(--error) }
  .field:has(> [role=alert]) > .label { color: var(--error) }
  .revert { min-height: 0; margin: 4px 0; padding: 0 8px; font-size: 15px }
  fieldset, .group, .item { min-width: 0; margin: 12px 0; padding: 8px 12px; border: 1px solid var(--line); border-radius: 6px }
  fieldset > legend, .group > summary, .item > summary { font-weight: 600 }
  .item > summary span { font-weight: 400 }
  .tools { display: flex; flex-wrap: wrap; gap: 4px; margin-block: 6px }
  .tools button { min-height: 34px; padding: 3px 10px }
  .movable { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px; align-items: start }
  .handle { padding: 14px 2px; color: var(--ink2); cursor: grab }
  .text-item { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 8px; align-items: end }
  .text-item .field { margin-block: 4px }
  .removed { padding: 8px 12px; background: var(--haze) }
  .colour { display: grid; grid-template-columns: 1fr auto; gap: 8px }
  .colour [type=color] { width: 56px; padding: 2px }
  .picture-control p { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px }
  .picture-control { margin-block: 8px; padding: 12px; border: 2px dashed var(--line); border-radius: 6px }
  .project-pictures ol { margin: 0; padding: 0; list-style: none }
  .project-pictures label { display: block; margin-block: 8px }
  .views { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start; margin-block: 8px }
  .views figure { margin: 0; font-size: 15px }
  .views figure svg { display: block; height: 130px; max-width: 100% }
  .focus { position: relative; width: fit-content; cursor: crosshair }
  .focus img { display: block; max-height: 320px }
  .views .focus img { max-height: 160px }
  .focus svg { position: absolute; inset: 0; width: 100%; height: 100% }
  .focus path { stroke: ${colours.danfo.light}; vector-effect: non-scaling-stroke }
  .area { min-height: 5lh; padding: 4px 12px; overflow-x: auto; font-weight: 400 }
  .area :is(h2, h3, h4) { margin: 14px 0 6px; font: 700 20px/1.3 Bricolage, sans-serif }
  .area h2 { font-size: 24px }
  .area .bold { font-weight: 700 }
  .area .italic { font-style: italic }
  .area .struck { text-decoration: line-through }
  .area blockquote { margin: 8px 0; padding-left: 14px; border-left: 3px solid var(--line) }
  .area code { font: 15px/1.5 monospace; background: var(--paper2); white-space: pre-wrap }
  .area > code { display: block; padding: 8px 12px }
  .area table { border-collapse: collapse }
  .area :is(td, th) { min-width: 4em; padding: 2px 8px; border: 1px solid var(--line); text-align: start; vertical-align: top }
  .narrow { display: none }
  @media (width < 480px) {
    .bar h1 { flex-basis: 100% }
    .showing-preview h1 { display: none }
  }
  @media (width < 1024px) {
    .narrow { display: inline-block }
    .editor { display: block }
    .preview { display: none; height: calc(100dvh - 70px); border: 0 }
    .showing-preview .preview { display: block }
    .showing-preview .form { padding-bottom: 0 }
    .showing-preview .form > :not(.bar) { display: none }
  }
${publishStyle}</style>
<header><strong>Editor</strong><p id="publish"></p></header>
<section id="redirects" aria-label="Redirects"></section>
<div id="editor"><p class="form" role="status">Looking for what others have published…</p></div>
${publishDialog}
<script src="/forms/forms.js"></script>
</html>
`;
