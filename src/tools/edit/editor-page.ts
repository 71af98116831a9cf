import { colours } from "../../../data/site.ts";
import { publishDialog, publishStyle } from "./publish/dialog.ts";

/** The document in which the CMS renders. */
export const editorPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<link rel="icon" href="/icons/favicon.svg">
<title>Editor</title>
<style>
  /* Over the preview, where it hides no control of the form. */
  #notes { position: fixed; inset: auto 0 0 auto; max-width: 40vw; z-index: 10000; font: 16px sans-serif }
  /* Narrow windows show no preview beside the form: below it. */
  @media (width < 1024px) {
    body { display: flex; flex-direction: column; height: 100dvh; margin: 0 }
    #notes { position: static; order: 1; max-width: none; max-height: 30vh; overflow: auto }
    /* Contains what the CMS fixes to the window. */
    .app-shell { position: relative !important; flex: 1; min-height: 0; contain: layout }
  }
  #notes > :empty { display: none }
  #notes > :not(#redirects) { padding: 14px 20px }
  #notes > * {
    margin: 0; background: ${colours.laterite.light}; color: #fff;
  }
  #notes details p { margin: 8px 0 0 }
  #warnings, #deleted, #publish, #redirects > * { background: #444 }
  #redirects > * { margin: 0; padding: 14px 20px }
  #redirects label, #redirects select { display: block; max-width: 100% }
  #redirects select, #redirects button { margin: 8px 8px 0 0; padding: 6px 12px; font: inherit }
  #deleted a { color: inherit }
  #publish button { padding: 8px 20px; font: inherit }
  #reason { white-space: pre-line }
  .item .summary { cursor: pointer }
  .tags-control button { white-space: nowrap; margin: 6px 6px 0 0; padding: 2px 10px; border-radius: 99px }
  .tags-control button[aria-pressed="true"] { background: ${colours.lagoon.light}; color: #fff }
  .tags-control input { width: 100% }
  .picture-control { padding: 16px; border: 2px dashed #8885 }
  .picture-control img { display: block; max-width: 100% }
  .picture-control > p img { max-height: 160px }
  .picture-control label { display: block; margin-block: 8px }
  .picture-control input[type="text"] { display: block; width: 100% }
  .project-pictures ol { list-style: none; margin: 0; padding: 0 }
  .project-pictures fieldset { margin: 0 0 16px; padding: 12px 16px; border: 1px solid #8885 }
  .project-pictures fieldset .picture-control { margin-block: 8px; padding: 8px 16px }
  .project-pictures label { display: block; margin-block: 8px }
  .project-pictures input[type="text"] { display: block; width: 100%; padding: 6px 8px; border: 1px solid #8888; font: inherit }
  .project-pictures img { display: block; max-width: 100%; max-height: 160px }
  .project-pictures .views { display: flex; flex-wrap: wrap; gap: 12px; align-items: flex-start; margin-block: 8px }
  .project-pictures .focus { width: fit-content }
  .project-pictures figure { margin: 0; font-size: 14px }
  .project-pictures figure svg { display: block; height: 130px }
  .project-pictures button { margin: 4px 8px 4px 0; padding: 4px 14px }
  .focus { position: relative; cursor: crosshair }
  .focus svg { position: absolute; inset: 0; width: 100%; height: 100% }
  .focus path { stroke: ${colours.danfo.light}; vector-effect: non-scaling-stroke }
${publishStyle}</style>
<div id="notes">
<details id="problems" open></details>
<details id="warnings"></details>
<p id="reason" role="alert"></p>
<div id="redirects"></div>
<p id="deleted"></p>
<p id="publish"></p>
</div>
${publishDialog}
<script src="/cms/editor.js"></script>
</html>
`;
