import type { ProjectSummary } from "../../../data/schema.ts";
import { Link } from "../../components/controls/link.tsx";
import { ProjectCard } from "../../components/blocks/project-card.tsx";
import { Share } from "../../layout/views/share.tsx";
import { projectPath } from "../../addresses/paths.ts";

interface MoreProjectsProps {
  project: ProjectSummary;
  previous?: ProjectSummary;
  related: readonly ProjectSummary[];
}

/** Below a project: related projects, share links and the previous project. */
export function MoreProjects(
  { project, previous, related }: MoreProjectsProps,
) {
  return (
    <section className="more-projects section wrap">
      {related.length > 0 && (
        <div className="grid">
          <h2 className="f3">More projects</h2>
          {related.map((other) => (
            <ProjectCard
              key={other.slug}
              project={other}
              className="span-4 third"
              sizes="(width < 700px) 92vw, 30vw"
            />
          ))}
        </div>
      )}
      <div className="more-ways">
        <Share path={projectPath(project.slug)} title={project.name} />
        {previous && (
          <Link
            className="neighbour"
            rel="prev"
            to={projectPath(previous.slug)}
          >
            <span className="meta soft">Previous project</span>
            <span className="f4">{previous.name}</span>
          </Link>
        )}
      </div>
    </section>
  );
}
