/** The Publish dialog of the editor's page, which the server fills. */
export const publishDialog =
  `<dialog id="publish-dialog" aria-labelledby="publish-title">
<header><h1 id="publish-title">Publish</h1><form method="dialog"><button>Close</button></form></header>
<div id="publish-progress" role="status" hidden><p></p><button type="button">Cancel</button></div>
<div id="publish-content"></div>
</dialog>`;

/** What the page's style leaves to the dialog. */
export const publishStyle = `
  #publish-dialog { width: min(880px, 100vw - 24px); max-height: min(900px, 100dvh - 24px); padding: 0; border: 0; border-radius: 8px; color: inherit; background: var(--paper); overflow: auto; overscroll-behavior: contain }
  #publish-dialog::backdrop { background: #000a }
  #publish-dialog header { position: sticky; top: 0; z-index: 1; display: flex; align-items: center; justify-content: space-between; gap: 16px; flex-wrap: wrap; padding: 16px 24px; background: var(--paper); border-bottom: 1px solid var(--line) }
  #publish-dialog :is(small, i, summary) { color: var(--ink2); font-size: 15px }
  #publish-dialog footer button:not([type]) { border-color: transparent; color: var(--onDanfo); background: var(--danfo); font-weight: 600 }
  #publish-progress, #publish-content { padding: 16px 24px }
  #publish-progress:not([hidden]) { display: flex; align-items: center; justify-content: space-between; gap: 16px }
  #publish-content ul { margin: 12px 0; padding: 0; list-style: none }
  #publish-content li { margin: 0 0 12px; padding: 8px 16px; border: 1px solid var(--line); border-radius: 6px }
  #publish-content li[data-conflict] { border-left: 6px solid var(--error) }
  #publish-content ul.plain li { padding: 4px 16px; margin: 0; border: 0 }
  #publish-content .what { display: flex; gap: 12px; align-items: start; padding: 8px 0; cursor: pointer }
  #publish-content .what small { display: inline-block }
  #publish-content input { flex: none; margin: 2px 0 0 }
  #publish-content details { margin: 0 0 8px }
  #publish-content summary { padding: 4px 0 }
  #publish-content dl { margin: 0 }
  #publish-content dl > div { display: grid; grid-template-columns: 1fr 1fr; gap: 4px 16px; padding: 8px 0; border-top: 1px solid var(--line) }
  #publish-content dl > div.new { grid-template-columns: 1fr }
  #publish-content dt { grid-column: 1 / -1; font-size: 15px; font-weight: 600 }
  #publish-content dd { margin: 0; white-space: pre-line; max-height: 220px; overflow: auto }
  #publish-content dd > small { display: block }
  #publish-content del { color: inherit; background: #e0522a33; text-decoration-color: var(--error) }
  #publish-content ins { color: inherit; background: #1f9d6a33; text-decoration: none }
  #publish-content fieldset { display: grid; grid-template-columns: 1fr 1fr; gap: 8px 16px; margin: 0 0 12px; padding: 0; border: 0 }
  #publish-content legend { padding: 4px 0; font-size: 15px }
  #publish-content fieldset > label { min-width: 0; padding: 8px 12px 12px; border: 1px solid var(--ink2); border-radius: 6px; max-height: 260px; overflow: auto; font-weight: 400; cursor: pointer }
  #publish-content fieldset > label > span:first-child { display: flex; gap: 8px; padding-bottom: 4px; font-weight: 600 }
  #publish-content fieldset > label > span:last-child { white-space: pre-line }
  #publish-content fieldset > label:has(:checked) { border-color: var(--ink); box-shadow: inset 0 0 0 2px var(--ink) }
  #publish-content footer { position: sticky; bottom: 0; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; margin: 0 -24px -16px; padding: 12px 24px; background: var(--paper); border-top: 1px solid var(--line) }
  #publish-content [role="alert"], #publish-content .note { border-left: 6px solid var(--danfo); padding-left: 12px }
  #publish-content [role="alert"] { border-color: var(--error) }
  #publish-content pre { margin: 8px 0; padding: 8px 12px; background: var(--paper2); white-space: pre-wrap; font-size: 13px }
  @media (height < 40em) { #publish-dialog header, #publish-content footer { position: static } }
  @media (width < 640px) {
    #publish-dialog header, #publish-progress, #publish-content { padding-inline: 16px }
    #publish-content footer { margin-inline: -16px; padding-inline: 16px }
    #publish-content dl > div, #publish-content fieldset { grid-template-columns: 1fr }
  }
`;
