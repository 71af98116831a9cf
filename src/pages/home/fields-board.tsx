import { fields } from "../../../data/home.ts";
import { projectList } from "../../../data/projects.ts";
import type { Field } from "../../../data/schema.ts";
import { useHydrated } from "../../ui/controls/use-hydrated.ts";
import { Link } from "react-router-dom";
import { Picture } from "../../ui/pictures/picture.tsx";
import { projectPath } from "../../paths.ts";

/**
 * The agency's fields with links to their projects, like a departure board; on
 * wide windows next to a picture of the hovered row.
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
        <FieldPictures />
      </div>
    </section>
  );
}

/**
 * The first project of each field; before hydration only the first one, to keep
 * the document small.
 */
function FieldPictures() {
  const isHydrated = useHydrated();
  return fields.slice(0, isHydrated ? fields.length : 1).map((
    { name, projects },
  ) => (
    <Picture
      key={name}
      picture={`${projects[0]}/tall`}
      kind="tall"
      // As tall as the list, whose height hardly differs between wide windows.
      sizes="540px"
      widths={[640, 1200, 2000]}
      alt=""
    />
  ));
}

function FieldRow({ name, projects }: Field) {
  return (
    <li className="board-row">
      <h3 className="f2">{name}</h3>
      <ul className="cluster soft">
        {projects.map((slug, index) => (
          <li key={slug}>
            <Link
              // The row links to its first project.
              className={index === 0 ? "card-link" : undefined}
              to={projectPath(slug)}
            >
              {nameOf(slug)}
            </Link>
          </li>
        ))}
      </ul>
      <p className="board-count">
        {`${projects.length} ${projects.length === 1 ? "project" : "projects"}`}
      </p>
    </li>
  );
}

function nameOf(slug: string): string {
  return projectList.find((project) => project.slug === slug)?.name ?? "";
}
