import words from "../../../data/words/no-code.json" with { type: "json" };
import { staticAddress } from "../../static-files.ts";
import { deckLines, piers, Scene } from "./scene.tsx";

const deck = deckLines(250) +
  piers({ x: -2890, y: 250, foot: 340, step: 256, count: 24 });

/** A drawing: pieces of two clients' pages as blocks, and the ramp that leaves. */
export function ExitRamp() {
  return (
    <>
      <Scene
        drawing="exit-ramp"
        view="0 0 800 340"
        deck={deck}
        label={words.hero.drawing}
      >
        <g transform="translate(660 76) rotate(-13)">
          <use href={staticAddress("/drawings/exit-ramp.svg#load")} />
          <use href="#danfo" width="128" height="58" />
        </g>
      </Scene>
      <div className="earth" />
    </>
  );
}
