import words from "../../../../data/words/header.json" with { type: "json" };
import { EarlyButton } from "../../controls/early-button.tsx";

/**
 * A street lamp that toggles the dark theme: the inline script does. Hidden
 * without JavaScript.
 */
export function ThemeToggle() {
  return (
    <EarlyButton
      name="theme"
      className="theme-toggle"
      aria-label={words.darkTheme}
      aria-pressed={false}
    >
      <svg width="34" height="22" aria-hidden="true">
        <use href="#lamp" />
      </svg>
    </EarlyButton>
  );
}
