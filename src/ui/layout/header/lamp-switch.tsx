import { ScriptButton } from "../../controls/script-button.tsx";
import { chooseTheme, useIsDark } from "../theme.ts";

/** A street lamp that toggles the dark theme. Hidden until it is hydrated. */
export function LampSwitch() {
  const isDark = useIsDark();
  return (
    <ScriptButton
      className="lamp-switch"
      aria-label="Dark theme"
      aria-pressed={isDark}
      onClick={() => chooseTheme(isDark ? "light" : "dark")}
    >
      <svg width="34" height="22" aria-hidden="true">
        <use href="#lamp" />
      </svg>
    </ScriptButton>
  );
}
