import { heldHeight, placesKey } from "../../ui/layout/document/place.ts";

/**
 * Before the first paint, applies the visitor's theme (see `theme.ts`) and light
 * load, which is on by itself where the browser saves data; and after Back the
 * height that the page had (see `use-place.ts`). Without scroll anchoring, which would move the page when later styles arrive, the position
 * that the browser restores is that of the complete page.
 */
const firstPaint =
  'const d=document,e=d.documentElement,n="data-light";e.toggleAttribute(n,!!navigator.connection?.saveData);' +
  'try{const t=localStorage.theme,l=localStorage.light;if(t=="light"||t=="dark")e.dataset.theme=t;l&&e.toggleAttribute(n,l=="true");' +
  `const p=JSON.parse(sessionStorage.${placesKey})[history.state.key];` +
  `if(p.width==innerWidth){e.style.overflowAnchor="none";e.style.setProperty("${heldHeight}",p.height+"px")}}catch{}`;

/**
 * Enables early buttons (see `early-button.tsx`), presses those named "theme" if
 * it is dark and those named "light" if light load is on, and returns whether
 * the theme is dark.
 */
const earlyButtons = "const p=()=>{" +
  'const t=e.dataset.theme,k=t?t=="dark":matchMedia("(prefers-color-scheme:dark)").matches;' +
  'for(const b of d.querySelectorAll("button[name]")){b.disabled=!1;' +
  'const o={theme:k,light:e.hasAttribute(n)}[b.name];o==null||b.setAttribute("aria-pressed",o)}' +
  "return k};";

/**
 * Handles the clicks that React does not handle yet. A button named "theme"
 * toggles it, and one named "light" light load, also after hydration; another one is pressed or expanded in place of those with its
 * name; a link of the carousel makes its slide the current one, and the focus
 * stays at the link with its label, or else moves to the other one.
 */
const earlyClicks = 'addEventListener("click",v=>{' +
  "const b=v.target.closest(\"button[name],.track [href^='#']\");if(!b||v.defaultPrevented)return;" +
  'if(b.name=="theme"){const t=e.dataset.theme=p()?"light":"dark";p();localStorage.theme=t;return}' +
  'if(b.name=="light"){const l=e.toggleAttribute(n);p();localStorage.light=l;return}' +
  "const s=b.hash?d.querySelector(b.hash):b;" +
  "for(const o of b.hash?s.parentNode.children:d.getElementsByName(b.name))" +
  'for(const a of["aria-pressed","aria-expanded","aria-current"])o.hasAttribute(a)&&o.setAttribute(a,o==s);' +
  'if(b.hash){v.preventDefault();s.scrollIntoView({block:"nearest"});' +
  'for(const l of["",`[aria-label=${b.ariaLabel}]`])s.querySelector("[href^=\'#\']"+l)?.focus()}' +
  "});";

/**
 * Hydration starts as soon as the shell is there: while a document streams,
 * WebKit holds back scripts that are in its cache, but no import. Buttons are
 * enabled before they are painted.
 */
const arrivals =
  'let s;new MutationObserver((_,o)=>{p();s||=d.getElementById("entry")&&import(d.getElementById("entry").src).catch(()=>{});' +
  'd.readyState=="loading"||o.disconnect()}).observe(d,{childList:true,subtree:true})';

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
  hash: "sha256-KiLKaKj6suis610FUMINltQfjVwqw0Vb2zWjt9r5EGA=",
} as const;
