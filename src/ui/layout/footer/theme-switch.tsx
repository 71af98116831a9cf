import words from "../../../../data/words/footer.json" with { type: "json" };
import { useHydrated } from "../../controls/use-hydrated.ts";
import { Icon } from "../../pictures/icon.tsx";
import { moon, screen, sun } from "../../pictures/icon-shapes.ts";
import { chooseTheme, type Theme, useTheme } from "../theme.ts";

const choices: { theme: Theme; shape: string }[] = [
  { theme: "light", shape: sun },
  { theme: "dark", shape: moon },
  { theme: "system", shape: screen },
];

/** Light, dark, or the device's own theme. Hidden until it is hydrated. */
export function ThemeSwitch() {
  const chosen = useTheme();
  const isHydrated = useHydrated();
  return (
    <div className="theme-switch" role="group" aria-label={words.theme}>
      {choices.map(({ theme, shape }) => (
        <button
          key={theme}
          type="button"
          disabled={!isHydrated}
          aria-label={`${words.theme}: ${theme}`}
          aria-pressed={theme === chosen}
          onClick={() => chooseTheme(theme)}
        >
          <Icon shape={shape} />
        </button>
      ))}
    </div>
  );
}
