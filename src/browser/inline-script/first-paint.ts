import { lightAttribute } from "../../ui/pictures/is-light.ts";
import { heldHeight, placesKey } from "../../ui/layout/document/place.ts";

/**
 * Before the first paint, applies the visitor's theme (see `theme.ts`) and light
 * load, which is on by itself where the browser saves data; and after Back the
 * height that the page had (see `use-place.ts`). Without scroll anchoring, which
 * would move the page when later styles arrive, the position that the browser
 * restores is that of the complete page.
 */
export function prepareFirstPaint(): void {
  const root = document.documentElement;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  root.toggleAttribute(lightAttribute, !!connection?.saveData);
  try {
    const { theme, light } = localStorage;
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    if (light) root.toggleAttribute(lightAttribute, light === "true");
    const place = JSON.parse(sessionStorage[placesKey])[history.state.key];
    if (place.width === innerWidth) {
      root.style.overflowAnchor = "none";
      root.style.setProperty(heldHeight, `${place.height}px`);
    }
  } catch {
    // Storage may be blocked, and most pages were never left.
  }
}
