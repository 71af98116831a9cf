import { useState } from "react";
import type { AcademyTrack } from "../../../data/schema.ts";
import { ChoiceButton } from "../../ui/controls/choice-button.tsx";

/** The tracks as toggle buttons; CSS shows the description of the chosen one. */
export function Tracks({ tracks }: { tracks: readonly AcademyTrack[] }) {
  const [chosen, setChosen] = useState(tracks[0]?.id);
  return (
    <ul className="tracks">
      {tracks.map(({ id, name, description }) => (
        <li key={id} className="wrap">
          <ChoiceButton
            name="track"
            className="f2"
            aria-pressed={id === chosen}
            aria-describedby={id}
            onChoose={() => setChosen(id)}
          >
            {name}
          </ChoiceButton>
          <p id={id}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
