import { useHydrated } from "../../controls/use-hydrated.ts";
import { chooseTheme, useIsDark } from "../theme.ts";

/** A street lamp that toggles the dark theme. Hidden until it is hydrated. */
export function LampSwitch() {
  const isDark = useIsDark();
  const isHydrated = useHydrated();
  return (
    <button
      type="button"
      className="lamp-switch"
      aria-label="Dark theme"
      aria-pressed={isDark}
      disabled={!isHydrated}
      onClick={() => chooseTheme(isDark ? "light" : "dark")}
    >
      <svg width="34" height="22" aria-hidden="true">
        <use href="#lamp" />
      </svg>
    </button>
  );
}
