import { fields } from "../../../data/fields.ts";
import { projectList } from "../../../data/project-list.ts";
import { Link } from "../../components/controls/link.tsx";
import { projectPath } from "../../addresses/paths.ts";

/** The agency's fields with links to their projects, like a departure board. */
export function FieldsBoard() {
  return (
    <section
      className="board fields section sky-night"
      aria-labelledby="fields"
    >
      <h2 id="fields" className="f4 wrap">Who we have built for</h2>
      <ul>
        {fields.map(({ name, projects }) => (
          <li key={name} className="board-row wrap">
            <h3 className="f2">{name}</h3>
            <ul className="cluster soft">
              {projects.map((slug, index) => (
                <li key={slug}>
                  <Link
                    // The row is a link to its first project.
                    className={index === 0 ? "card-link" : undefined}
                    to={projectPath(slug)}
                  >
                    {nameOf(slug)}
                  </Link>
                </li>
              ))}
            </ul>
            <p className="board-count">
              {projects.length} {projects.length === 1 ? "project" : "projects"}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function nameOf(slug: string): string {
  return projectList.find((project) => project.slug === slug)?.name ?? "";
}
