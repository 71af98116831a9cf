import { roundedUp, type VisitWeight, weighVisit } from "./weigh-visit.ts";

/** How long nothing must load before the sign changes, in milliseconds. */
const quietMs = 1000;

/**
 * Shows what the browser has loaded during the visit: a weight limit, as signs
 * before a bridge have, beside the button of the footer.
 */
export function showWeightSign(): void {
  const sign = document.createElement("p");
  sign.className = "weight-sign";
  sign.role = "img";
  // React may put another footer in place of this one.
  new MutationObserver(() => place(sign))
    .observe(document.body, { childList: true, subtree: true });
  let timer: ReturnType<typeof setTimeout>;
  weighVisit((weight) => {
    clearTimeout(timer);
    timer = setTimeout(
      () => write(sign, weight),
      sign.isConnected ? quietMs : 0,
    );
  });
}

function write(sign: HTMLElement, { bytes, isLeast }: VisitWeight): void {
  const amount = document.createElement("strong");
  amount.textContent = roundedUp(bytes);
  sign.replaceChildren(amount);
  if (isLeast) {
    const least = document.createElement("small");
    least.textContent = "at least";
    sign.prepend(least, " ");
  }
  sign.ariaLabel = `This visit has loaded ${sign.textContent}.`;
  place(sign);
}

function place(sign: HTMLElement): void {
  if (sign.isConnected || !sign.ariaLabel) return;
  document.querySelector(".footer-call")?.append(sign);
}
