import words from "../../../../data/words/header.json" with { type: "json" };
import { EarlyButton } from "../../controls/early-button.tsx";
import { chooseTheme, useIsDark } from "../theme.ts";

/** A street lamp that toggles the dark theme. Hidden without JavaScript. */
export function LampSwitch() {
  const isDark = useIsDark();
  return (
    <EarlyButton
      name="theme"
      className="lamp-switch"
      aria-label={words.darkTheme}
      aria-pressed={isDark}
      onClick={() => chooseTheme(isDark ? "light" : "dark")}
    >
      <svg width="34" height="22" aria-hidden="true">
        <use href="#lamp" />
      </svg>
    </EarlyButton>
  );
}
