/** Applies the visitor's theme before the first paint (see `theme.ts`). */
const theme =
  'try{const t=localStorage.getItem("theme");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}';

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
  text: revealDelay + theme + entry,
  hash: "sha256-6Lq93OCajD8Ha+n+s146A5q0xnI5IfQbJrmVzG9kjqM=",
} as const;
