import { benefits } from "../../../data/branding.ts";
import { SectionHead } from "../../ui/text/section-head.tsx";

/** Six benefits of a clear brand, two per row. */
export function Benefits() {
  return (
    <section className="section wrap" aria-labelledby="benefits">
      <SectionHead
        title="What a clear brand does for a business"
        id="benefits"
      />
      <ol className="benefits grid">
        {benefits.map(({ id, number, title, description }) => (
          <li key={id} className="half span-6">
            <span className="f3">{number}</span>
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
