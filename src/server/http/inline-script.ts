import { heldHeight, placesKey } from "../../ui/layout/document/place.ts";

/**
 * Before the first paint, applies the visitor's theme (see `theme.ts`), and
 * after Back the height that the page had (see `use-place.ts`). Without scroll
 * anchoring, which would move the page when later styles arrive, the position
 * that the browser restores is that of the complete page.
 */
const firstPaint =
  'try{const t=localStorage.getItem("theme"),e=document.documentElement;if(t==="light"||t==="dark")e.dataset.theme=t;' +
  `const p=JSON.parse(sessionStorage.getItem("${placesKey}"))[history.state.key];` +
  `if(p.width===innerWidth){e.style.overflowAnchor="none";e.style.setProperty("${heldHeight}",p.height+"px")}}catch{}`;

/**
 * Hydration starts as soon as the shell is there: while a document streams,
 * WebKit holds back scripts that are in its cache, but no import.
 */
const entry =
  'new MutationObserver((_,o)=>{const s=document.getElementById("entry");if(s){o.disconnect();import(s.src).catch(()=>{})}}).observe(document,{childList:true,subtree:true})';

/**
 * React holds back content that comes within 300 ms of the shell's first paint,
 * whose time it keeps in this variable. Without a time it shows content in the
 * next frame.
 */
const revealDelay = 'Object.defineProperty(self,"$RT",{get(){},set(){}});';

/**
 * The one script that documents have inline, as a blocking request would delay
 * the first paint; with the hash that the content security policy allows.
 */
export const inlineScript = {
  text: revealDelay + firstPaint + entry,
  hash: "sha256-B7tnv3DitqoPaviuYH442ESNST/bp03RiUeoN8T0t0c=",
} as const;
