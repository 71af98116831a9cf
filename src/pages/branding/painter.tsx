import { deckLines, piers, Scene } from "../service-detail/scene.tsx";

const deck = deckLines(70) +
  piers({ x: -2680, y: 143, foot: 330, step: 280, count: 22 });

/** A painter on a cradle, half-way through painting the deck's stripes. */
export function Painter() {
  return (
    <Scene drawing="painter" height={330} deck={deck}>
      <path className="unpainted" d="M-3000 79H3000v75H-3000z" />
      <path d="M-3000 154H3000v3H-3000zM-3000 91H432v30H-3000zM-3000 130H432v9H-3000z" />
      <use
        className="danfo-arrives"
        href="#danfo"
        x="60"
        y="10"
        width="124"
        height="60"
      />
    </Scene>
  );
}
