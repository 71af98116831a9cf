import { isLight, lightAttribute } from "../../ui/pictures/is-light.ts";

/**
 * Loads the buttons of light load once it is on, and follows the choice that
 * another tab has made, also while this page was in the bfcache.
 */
export function watchLightLoad(): void {
  const show = () => {
    if (isLight()) {
      // Without the buttons the switch still shows all pictures.
      import("./show-buttons.ts")
        .then((it) => it.showButtons(lightAttribute), () => {});
    }
  };
  new MutationObserver(show).observe(root(), {
    attributeFilter: [lightAttribute],
  });
  addEventListener("storage", applyStored);
  addEventListener("pageshow", applyStored);
  show();
}

function applyStored(): void {
  let stored;
  try {
    stored = localStorage.light;
  } catch {
    // Storage may be blocked; then the choice lasts until the page unloads.
  }
  if (!stored) return;
  root().toggleAttribute(lightAttribute, stored === "true");
  for (const button of document.getElementsByName("light")) {
    button.setAttribute("aria-pressed", stored);
  }
}

function root(): HTMLElement {
  return document.documentElement;
}
