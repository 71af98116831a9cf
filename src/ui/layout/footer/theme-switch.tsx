import { useEffect, useState } from "react";
import { Icon } from "../../pictures/icon.tsx";
import { moon, screen, sun } from "../../pictures/icon-shapes.ts";
import {
  applyStoredTheme,
  chooseTheme,
  storedTheme,
  type Theme,
} from "./theme.ts";

const choices: { theme: Theme; shape: string }[] = [
  { theme: "light", shape: sun },
  { theme: "dark", shape: moon },
  { theme: "system", shape: screen },
];

/** Light, dark, or the device's own theme. Hidden without JavaScript. */
export function ThemeSwitch() {
  const [chosen, setChosen] = useState<Theme>("system");
  // The server cannot know the choice. Another tab may change it, and another
  // document from which the visitor steps back.
  useEffect(() => {
    function update() {
      applyStoredTheme();
      setChosen(storedTheme());
    }
    update();
    // For good: the footer stays as long as the document.
    addEventListener("pageshow", update);
    addEventListener("storage", update);
  }, []);
  function choose(theme: Theme) {
    chooseTheme(theme);
    setChosen(theme);
  }
  return (
    <div className="theme-switch" role="group" aria-label="Theme">
      {choices.map(({ theme, shape }) => (
        <button
          key={theme}
          type="button"
          aria-label={`Theme: ${theme}`}
          aria-pressed={theme === chosen}
          onClick={() => choose(theme)}
        >
          <Icon shape={shape} />
        </button>
      ))}
    </div>
  );
}
