import type { Project } from "../../agency/projects/project-views.ts";
import words from "../../../data/words/portfolio.json" with { type: "json" };
import { Pills } from "../../ui/controls/pill.tsx";
import { InlineMarkdown } from "../../ui/text/inline-markdown.tsx";
import { Measure } from "./measure.tsx";
import { inkSurfaces } from "./ink-surfaces.ts";

/** What a project was and what came of it, as a road sign in its colours. */
export function ProjectBrief({ project }: { project: Project }) {
  const labels = words.project;
  const { slug, description, tags, facts, ink, groundInk } = project;
  return (
    <section className="wrap" aria-label={labels.label}>
      <div
        className={`project-brief hanging-sign ground-${slug} ${
          inkSurfaces[groundInk]
        }`}
      >
        <p className="lead">
          <InlineMarkdown text={description} />
        </p>
        <Pills labels={tags} />
        {facts && (
          <dl>
            <Fact label={labels.where} text={facts.where} />
            <Fact label={labels.work} text={facts.work} />
            <Fact label={labels.time} text={facts.time} />
            <div className={`project-result ${inkSurfaces[ink]}`}>
              <dt className="meta">{labels.result}</dt>
              <dd className="heading-2">{facts.result}</dd>
              <Measure measure={facts.measure} />
            </div>
          </dl>
        )}
      </div>
    </section>
  );
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt className="meta">{label}</dt>
      <dd className="heading-4">{text}</dd>
    </div>
  );
}
