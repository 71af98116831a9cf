import type { Project } from "../../../data/project-views.ts";
import { Pills } from "../../ui/controls/pill.tsx";
import { inkSkies } from "./ink-skies.ts";

/** What a project was and what came of it, as a road sign in its colours. */
export function ProjectBrief({ project }: { project: Project }) {
  const { slug, description, tags, facts, ink, groundInk } = project;
  return (
    <section className="wrap" aria-label="The project">
      <div
        className={`project-brief hung ground-${slug} ${inkSkies[groundInk]}`}
      >
        <p className="lead">{description}</p>
        <Pills labels={tags} />
        {facts && (
          <dl>
            <Fact label="Where" text={facts.where} />
            <Fact label="What we did" text={facts.work} />
            <Fact label="How long" text={facts.time} />
            <div className={`project-result ${inkSkies[ink]}`}>
              <dt className="meta">Result</dt>
              <dd className="f2">{facts.result}</dd>
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
      <dd className="f4">{text}</dd>
    </div>
  );
}
