import words from "../../../data/words/footer.json" with { type: "json" };
import { EarlyButton } from "../controls/early-button.tsx";
import { parts } from "../controls/parts.ts";

/**
 * Toggles the data saver, where pictures wait for a tap. The inline script does
 * all of it and knows whether it is on. Hidden without JavaScript.
 */
export function DataSaverSwitch() {
  return (
    <EarlyButton name="light" {...parts.savesData}>{words.light}</EarlyButton>
  );
}
