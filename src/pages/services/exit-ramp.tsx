import words from "../../../data/words/no-code.json" with { type: "json" };
import { deckLines, piers, Scene } from "./scene.tsx";

const deck = deckLines(250) +
  piers({ x: -2890, y: 250, foot: 340, step: 256, count: 24 });

/** A drawing: building blocks on the deck, and the ramp that leaves it. */
export function ExitRamp() {
  return (
    <>
      <Scene
        drawing="exit-ramp"
        view="0 0 800 340"
        deck={deck}
        label={words.hero.drawing}
      >
        <use
          href="#danfo"
          y="2"
          width="128"
          height="58"
          transform="translate(660 74) rotate(-13)"
        />
      </Scene>
      <div className="earth" />
    </>
  );
}
