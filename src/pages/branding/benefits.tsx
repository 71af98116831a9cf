import { benefits } from "../../../data/benefits.ts";
import { Rule } from "../../components/rule.tsx";
import { SectionHead } from "../../components/section-head.tsx";

/** Six things that a clear brand does, two a row. */
export function Benefits() {
  return (
    <section className="section wrap" aria-labelledby="benefits">
      <Rule km={2.6} />
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
