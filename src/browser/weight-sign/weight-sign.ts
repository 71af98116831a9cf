import { freePlace } from "./free-place.ts";
import { roundedUp, type VisitWeight, weighVisit } from "./weigh-visit.ts";

/** How long the page must keep its size before the sign takes its place. */
const restMs = 250;

/** How long nothing must load before the sign changes. */
const quietMs = 1000;

/**
 * Shows the weight limit of the visit, a round road sign below the page's head:
 * what the browser has loaded so far. It stands where nothing else is.
 */
export function showWeightSign(): void {
  const sign = document.createElement("p");
  sign.className = "weight-sign";
  sign.role = "img";
  let timer: ReturnType<typeof setTimeout>;
  const resized = new ResizeObserver(() => {
    clearTimeout(timer);
    // Its place may be taken now.
    sign.hidden = true;
    timer = setTimeout(place, restMs);
  });
  function place(): void {
    const main = document.querySelector("main");
    if (!main) return;
    if (sign.parentElement !== main) main.append(sign);
    sign.hidden = false;
    const at = freePlace(main, sign.getBoundingClientRect());
    sign.hidden = !at;
    if (!at) return;
    // A translation is no layout shift. From the right, so that a narrower
    // window is not too narrow for it until it has another place.
    sign.style.right = `${at.right}px`;
    sign.style.translate = `0 ${at.top}px`;
  }
  function watch(): void {
    resized.disconnect();
    const main = document.querySelector("main");
    if (main) resized.observe(main);
  }
  let writing: ReturnType<typeof setTimeout>;
  weighVisit((weight) => {
    clearTimeout(writing);
    // At once the first time.
    if (!sign.ariaLabel) return write(sign, weight);
    writing = setTimeout(() => write(sign, weight), quietMs);
  });
  // A page change brings another main part.
  new MutationObserver(watch).observe(document.body, { childList: true });
  watch();
}

function write(sign: HTMLElement, weight: VisitWeight): void {
  const { bytes, isLeast, hadRest } = weight;
  const amount = roundedUp(bytes);
  const ring = document.createElement("span");
  if (isLeast) ring.append(part("small", "at least"), " ");
  ring.append(part("strong", amount));
  sign.replaceChildren(ring);
  const rest = "the rest was here";
  if (hadRest) sign.append(part("small", rest));
  sign.ariaLabel = `This visit has loaded ${ring.textContent}${
    hadRest ? `, ${rest}` : ""
  }.`;
}

function part(name: string, text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}
