import { impactStats } from "../../../data/services.ts";
import { SectionHead } from "../../ui/text/section-head.tsx";
import { Stats } from "../../ui/blocks/stats.tsx";

/** The results of the work, in figures. */
export function Impact({ title, text }: { title: string; text: string }) {
  return (
    <section className="section wrap" aria-labelledby="impact">
      <SectionHead title={title} id="impact">
        <p>{text}</p>
      </SectionHead>
      <Stats stats={impactStats} />
    </section>
  );
}
