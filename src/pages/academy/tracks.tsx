import { useState } from "react";
import type { AcademyTrack } from "../../../data/schema.ts";
import { ScriptButton } from "../../ui/controls/script-button.tsx";

/** The tracks as toggle buttons; the chosen one shows its description. */
export function Tracks({ tracks }: { tracks: readonly AcademyTrack[] }) {
  const [chosen, setChosen] = useState(tracks[0]?.id);
  return (
    <ul className="tracks">
      {tracks.map(({ id, name, description }) => (
        <li
          key={id}
          className={id === chosen ? "wrap sky-accent" : "wrap"}
        >
          <ScriptButton
            className="f2"
            aria-pressed={id === chosen}
            aria-describedby={id}
            onClick={() => setChosen(id)}
          >
            {name}
          </ScriptButton>
          <p id={id}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
