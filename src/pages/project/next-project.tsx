import type { ProjectSummary } from "../../../data/schema.ts";
import { site } from "../../../data/site.ts";
import { Link } from "../../components/controls/link.tsx";
import { Picture } from "../../components/pictures/picture.tsx";
import { KmRule } from "../../components/art/km-rule.tsx";
import { projectPath } from "../../addresses/paths.ts";

/** The next project, at the end of one. The whole section is one link. */
export function NextProject({ project }: { project: ProjectSummary }) {
  const { slug, name, line, coverAlt } = project;
  return (
    <section className="section wrap">
      <KmRule km={site.bridge.kilometres} place={site.bridge.end} />
      <div className="next card grid">
        <div className="span-7">
          <h2>
            <Link className="card-link" to={projectPath(slug)}>
              <span className="f4 soft">Next project</span>
              <span className="f1">{name}</span>
            </Link>
          </h2>
          <p className="soft">{line}</p>
        </div>
        <div className="card-picture span-5">
          <Picture
            picture={`${slug}/cover`}
            kind="cover"
            sizes="(width < 1000px) 96vw, 41vw"
            alt={coverAlt}
          />
        </div>
      </div>
    </section>
  );
}
