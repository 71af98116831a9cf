import words from "../../../data/words/home.json" with { type: "json" };
import { useHydrated } from "../../streaming/use-hydrated.ts";
import { Link } from "react-router-dom";
import { Picture } from "../../ui/pictures/picture.tsx";
import { projectPath } from "../../paths.ts";
import { shownFields } from "./named-projects.ts";

type Field = ReturnType<typeof shownFields>[number];

/**
 * The agency's fields with links to their projects, like a departure board; on
 * wide windows next to a picture of the hovered row.
 */
export function FieldsBoard() {
  const fields = shownFields();
  return fields.length > 0 && (
    <section
      className="board fields section surface-night wrap grid"
      aria-labelledby="fields"
    >
      <div className="span-7">
        <h2 id="fields" className="heading-3">{words.fields.title}</h2>
        <ul>
          {fields.map((field) => <FieldRow key={field.name} {...field} />)}
        </ul>
      </div>
      <div className="field-pictures span-5">
        <FieldPictures fields={fields} />
      </div>
    </section>
  );
}

/**
 * The first project of each field; before hydration only the first one, to keep
 * the document small.
 */
function FieldPictures({ fields }: { fields: readonly Field[] }) {
  const isHydrated = useHydrated();
  return fields.slice(0, isHydrated ? fields.length : 1).map((
    { name, projects },
  ) => (
    <Picture
      key={name}
      picture={`${projects[0]?.slug}/tall`}
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
    <li className="board-row hover-row">
      <h3 className="heading-2">{name}</h3>
      <ul className="cluster soft">
        {projects.map(({ slug, name }, index) => (
          <li key={slug}>
            <Link
              // The row links to its first project.
              className={index === 0 ? "card-link" : undefined}
              to={projectPath(slug)}
            >
              {name}
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
