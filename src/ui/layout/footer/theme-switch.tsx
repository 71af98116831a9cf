import words from "../../../../data/words/footer.json" with { type: "json" };
import { EarlyButton } from "../../controls/early-button.tsx";
import { Icon } from "../../pictures/icon.tsx";
import { moon, screen, sun } from "../../pictures/icon-shapes.ts";
import { chooseTheme, type Theme, useTheme } from "../theme.ts";

const choices: { theme: Theme; shape: string }[] = [
  { theme: "light", shape: sun },
  { theme: "dark", shape: moon },
  { theme: "system", shape: screen },
];

/** Light, dark, or the device's own theme. Hidden without JavaScript. */
export function ThemeSwitch() {
  const chosen = useTheme();
  return (
    <div className="theme-switch" role="group" aria-label={words.theme}>
      {choices.map(({ theme, shape }) => (
        <EarlyButton
          key={theme}
          name="theme"
          value={theme}
          aria-label={`${words.theme}: ${theme}`}
          aria-pressed={theme === chosen}
          onClick={() => chooseTheme(theme)}
        >
          <Icon shape={shape} />
        </EarlyButton>
      ))}
    </div>
  );
}
