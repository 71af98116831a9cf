import words from "../../../data/words/branding.json" with { type: "json" };
import { numberOf } from "./number-of.ts";
import { SectionHead } from "../../ui/text/section-head.tsx";

/** Six benefits of a clear brand, two per row. */
export function Benefits() {
  return (
    <section className="section wrap" aria-labelledby="benefits">
      <SectionHead title={words.benefits.title} id="benefits" />
      <ol className="benefits grid">
        {words.benefits.items.map(({ title, description }, index) => (
          <li key={index} className="half span-6">
            <span className="heading-3">{numberOf(index)}</span>
            <div>
              <h3>{title}</h3>
              <p className="soft">{description}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
