import words from "../../../../data/words/footer.json" with { type: "json" };
import { EarlyButton } from "../../controls/early-button.tsx";
import { Icon } from "../../pictures/icon.tsx";
import { moon, screen, sun } from "../../pictures/icon-shapes.ts";

const choices = [
  { theme: "light", shape: sun },
  { theme: "dark", shape: moon },
  { theme: "system", shape: screen },
];

/**
 * Light, dark, or the device's own theme: the inline script applies it. Hidden
 * without JavaScript.
 */
export function ThemeSwitch() {
  return (
    <div className="theme-switch" role="group" aria-label={words.theme}>
      {choices.map(({ theme, shape }) => (
        <EarlyButton
          key={theme}
          name="theme"
          value={theme}
          aria-label={`${words.theme}: ${theme}`}
          aria-pressed={theme === "system"}
        >
          <Icon shape={shape} />
        </EarlyButton>
      ))}
    </div>
  );
}
