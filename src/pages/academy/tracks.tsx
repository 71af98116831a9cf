import { useEffect, useRef } from "react";
import type { AcademyTrack } from "./academy-tracks.ts";
import { EarlyButton } from "../../ui/controls/early-button.tsx";

interface TracksProps {
  tracks: readonly AcademyTrack[];
  chosen: AcademyTrack;
  onChoose: (track: AcademyTrack) => void;
}

/** The tracks as toggle buttons; CSS shows the description of the chosen one. */
export function Tracks({ tracks, chosen, onChoose }: TracksProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // Before hydration the inline script notes the choice at the buttons alone.
    const buttons = [...list.current?.querySelectorAll("button") ?? []];
    const track = tracks[buttons.findIndex((it) => it.ariaPressed === "true")];
    if (track) onChoose(track);
  }, []);
  return (
    <ul ref={list} className="tracks">
      {tracks.map((track) => (
        <li key={track.id} className="wrap hover-row">
          <EarlyButton
            name="track"
            className="heading-2"
            aria-pressed={track === chosen}
            aria-describedby={track.id}
            onClick={() => onChoose(track)}
          >
            {track.name}
          </EarlyButton>
          <p id={track.id}>{track.description}</p>
        </li>
      ))}
    </ul>
  );
}
