import { fields } from "../../../data/fields.ts";
import { projectList } from "../../../data/project-list.ts";
import type { Field } from "../../../data/schema.ts";
import { Link } from "../../components/controls/link.tsx";
import { Picture } from "../../components/pictures/picture.tsx";
import { projectPath } from "../../addresses/paths.ts";

/**
 * The agency's fields with links to their projects, like a departure board;
 * on wide windows beside a picture of the row that the visitor points at.
 */
export function FieldsBoard() {
  return (
    <section
      className="board fields section sky-night wrap grid"
      aria-labelledby="fields"
    >
      <div className="span-7">
        <h2 id="fields" className="f3">Who we have built for</h2>
        <ul>
          {fields.map((field) => <FieldRow key={field.name} {...field} />)}
        </ul>
      </div>
      <div className="field-pictures span-5">
        {fields.map(({ name, projects }) => (
          <Picture
            key={name}
            picture={`${projects[0]}/tall`}
            kind="tall"
            sizes="min(37vw, 640px)"
            widths={[400, 480, 640, 960, 1200]}
            alt=""
          />
        ))}
      </div>
    </section>
  );
}

function FieldRow({ name, projects }: Field) {
  return (
    <li className="board-row">
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
  );
}

function nameOf(slug: string): string {
  return projectList.find((project) => project.slug === slug)?.name ?? "";
}
