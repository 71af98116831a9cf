import type { AcademyTrack } from "./academy-tracks.ts";
import { ChoiceButton } from "../../ui/controls/choice-button.tsx";

interface TracksProps {
  tracks: readonly AcademyTrack[];
  chosen: AcademyTrack;
  onChoose: (track: AcademyTrack) => void;
}

/** The tracks as toggle buttons; CSS shows the description of the chosen one. */
export function Tracks({ tracks, chosen, onChoose }: TracksProps) {
  return (
    <ul className="tracks">
      {tracks.map((track) => (
        <li key={track.id} className="wrap hover-row">
          <ChoiceButton
            name="track"
            className="f2"
            aria-pressed={track === chosen}
            aria-describedby={track.id}
            onChoose={() => onChoose(track)}
          >
            {track.name}
          </ChoiceButton>
          <p id={track.id}>{track.description}</p>
        </li>
      ))}
    </ul>
  );
}
