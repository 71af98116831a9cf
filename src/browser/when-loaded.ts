/** Calls back once the document and its files are loaded. */
export function whenLoaded(work: () => void): void {
  if (document.readyState === "complete") work();
  else addEventListener("load", work, { once: true });
}
