import words from "../../../data/words/home.json" with { type: "json" };
import { staticAddress } from "../../static-files.ts";

/** "What holds a product up": a drawing, and a list that explains its numbers. */
export function ProductAnatomy() {
  return (
    <section className="section" aria-labelledby="features">
      <div className="wrap">
        <div className="grid">
          <svg
            className="anatomy half span-6"
            viewBox="0 0 540 538"
            aria-hidden="true"
          >
            <use href={staticAddress("/drawings/home.svg#sea-and-lamps")} />
            <use href="#danfo" x="248" y="92" width="141" height="64" />
            <use href={staticAddress("/drawings/home.svg#deck-and-pier")} />
          </svg>
          <div className="half span-5 from-8">
            <h2 id="features">{words.features.title}</h2>
            <ol className="features">
              {words.features.parts.map(({ title, description }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p className="soft">{description}</p>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
    </section>
  );
}
