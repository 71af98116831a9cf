import { fields } from "../../../data/fields.ts";

/** The agency's fields with their projects, like a departure board. */
export function FieldsBoard() {
  return (
    <section className="board section sky-night" aria-labelledby="fields">
      <h2 id="fields" className="wrap">Fields we know the road through</h2>
      <ul>
        {fields.map(({ name, note, projectCount }) => (
          <li key={name} className="board-row wrap">
            <h3 className="f2">{name}</h3>
            <p className="soft">{note}</p>
            <p className="board-count">
              {projectCount} {projectCount === 1 ? "project" : "projects"}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
