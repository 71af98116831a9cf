import { heldHeight, placesKey } from "../../ui/layout/document/place.ts";

/**
 * Before the first paint, applies the visitor's theme (see `theme.ts`), and
 * after Back the height that the page had (see `use-place.ts`). Without scroll
 * anchoring, which would move the page when later styles arrive, the position
 * that the browser restores is that of the complete page.
 */
const firstPaint =
  'const d=document,e=d.documentElement;try{const t=localStorage.getItem("theme");if(t==="light"||t==="dark")e.dataset.theme=t;' +
  `const p=JSON.parse(sessionStorage.getItem("${placesKey}"))[history.state.key];` +
  `if(p.width===innerWidth){e.style.overflowAnchor="none";e.style.setProperty("${heldHeight}",p.height+"px")}}catch{}`;

/**
 * Enables early buttons (see `early-button.tsx`), marks those of the theme that
 * is shown, and returns whether it is dark.
 */
const earlyButtons = "const p=()=>{" +
  'const t=e.dataset.theme||"system",k=t=="dark"||t=="system"&&matchMedia("(prefers-color-scheme:dark)").matches;' +
  'for(const b of d.querySelectorAll("button[type=button][name]")){b.disabled=!1;' +
  'if(b.name=="theme")b.setAttribute("aria-pressed",b.value?b.value==t:k)}' +
  "return k};";

/**
 * Handles the clicks that React does not handle yet. Links of the carousel leave
 * no history entry; focus moves to the shown one. Of early buttons, one named
 * "theme" chooses its value, or the opposite of the theme that is shown; others
 * are pressed or expanded in place of the others with their name.
 */
const earlyClicks = 'addEventListener("click",v=>{' +
  "const b=v.target.closest?.(\"button[type=button][name],.track [href^='#']\"),y=scrollY;if(!b||v.defaultPrevented)return;" +
  // The address stays; the slide remains its target.
  'if(b.hash){v.preventDefault();const s=history.state,u=location.href;location.replace(b.hash);history.replaceState(s,"",u);scrollTo(0,y);' +
  'for(const n of["",`[aria-label=${b.getAttribute("aria-label")}]`])d.querySelector(b.hash+" [href^=\'#\']"+n)?.focus({preventScroll:!0});return}' +
  'if(b.name=="theme"){const t=e.dataset.theme=b.value||(p()?"light":"dark");p();try{localStorage.theme=t}catch{}return}' +
  'const a=b.hasAttribute("aria-pressed")?"aria-pressed":"aria-expanded";for(const o of d.getElementsByName(b.name))o.setAttribute(a,o==b)' +
  "});";

/**
 * Hydration starts as soon as the shell is there: while a document streams,
 * WebKit holds back scripts that are in its cache, but no import. Buttons are
 * enabled before they are painted.
 */
const arrivals =
  'let s;new MutationObserver((_,o)=>{p();if(!s&&(s=d.getElementById("entry")))import(s.src).catch(()=>{});d.readyState=="loading"||o.disconnect()}).observe(d,{childList:true,subtree:true})';

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
  text: `${revealDelay}{${firstPaint}${earlyButtons}${earlyClicks}${arrivals}}`,
  hash: "sha256-9ADDliqLPMUODzawaUf1+dLkDq59vBCA/8bzZ+5Bj9s=",
} as const;
