import { impactStats } from "../../../data/stats.ts";
import { SectionHead } from "../../components/section-head.tsx";
import { Stats } from "../../components/stats.tsx";

/** What the work changed, in figures. */
export function Impact({ title, text }: { title: string; text: string }) {
  return (
    <section className="section wrap" aria-labelledby="impact">
      <SectionHead title={title} id="impact">{text}</SectionHead>
      <Stats stats={impactStats} />
    </section>
  );
}
