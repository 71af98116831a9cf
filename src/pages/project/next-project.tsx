import type { ProjectSummary } from "../../../data/schema.ts";
import { site } from "../../../data/site.ts";
import { Link } from "../../components/link.tsx";
import { Picture } from "../../components/picture.tsx";
import { Rule } from "../../components/rule.tsx";
import { projectPath } from "../../paths.ts";

/** The way on, at a project's end. The whole part is one link. */
export function NextProject({ project }: { project: ProjectSummary }) {
  const { slug, name, line, coverAlt } = project;
  return (
    <section className="section wrap">
      <Rule km={site.bridge.kilometres} place={site.bridge.end} />
      <div className="next card grid">
        <div className="span-7">
          <h2>
            <Link className="card-link" to={projectPath(slug)}>
              <span className="lead soft">Next project</span>
              <span className="f1">{name}</span>
            </Link>
          </h2>
          <p className="soft">{line}</p>
        </div>
        <div className="card-picture span-5">
          <Picture
            picture={`${slug}/cover`}
            kind="cover"
            sizes="(width < 1000px) 92vw, 38vw"
            alt={coverAlt}
          />
        </div>
      </div>
    </section>
  );
}
