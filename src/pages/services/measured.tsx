import { type RefObject, useEffect, useRef, useState } from "react";
import words from "../../../data/words/web-development.json" with {
  type: "json",
};
import { SectionHead } from "../../ui/text/section-head.tsx";

/** How fast this site is, by its own benchmarks and in the visitor's browser. */
export function Measured() {
  const { title, text, columns, rows, you, note } = words.measured;
  const table = useRef<HTMLTableElement>(null);
  const own = useOwnTimes(table);
  return (
    <section className="section wrap" aria-labelledby="measured">
      <SectionHead title={title} id="measured">
        <p>{text}</p>
      </SectionHead>
      <table ref={table} className="measured">
        <thead>
          <tr>
            {columns.map((column) => <th key={column} scope="col">{column}
            </th>)}
            {own
              ? <th scope="col" className="own-time">{you}</th>
              : <td className="own-time" />}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, home, blog }, index) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{home}</td>
              <td>{blog}</td>
              <td className="own-time">{own?.[index]}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="meta soft own-time">{own && note}</p>
    </section>
  );
}

/** The times of this document, as soon as the table is seen. */
function useOwnTimes(table: RefObject<HTMLElement | null>) {
  const [times, setTimes] = useState<readonly string[]>();
  useEffect(() => {
    // A page that came without a document has no times of its own.
    const [document] = performance.getEntriesByType("navigation");
    if (document?.name.split("#")[0] !== location.href.split("#")[0]) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((it) => it.isIntersecting)) return;
      observer.disconnect();
      // Without them the column stays empty.
      import("./own-times.ts").then((it) => it.ownTimes()).then(
        setTimes,
        () => {},
      );
    });
    if (table.current) observer.observe(table.current);
    return () => observer.disconnect();
  }, []);
  return times;
}
