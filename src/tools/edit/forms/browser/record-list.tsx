import { useEffect, useState } from "react";
import { siteMoment } from "../../site-moment.ts";
import type { ListSetup, Row } from "../forms-setup.ts";
import { addressOf } from "./addresses.ts";

/** How long after a key the list is searched. */
const restMs = 150;

/** The records of a list, or the forms of single ones. */
export function RecordList({ list }: { list: ListSetup }) {
  useEffect(() => {
    document.title = `${list.label} – Editor`;
  }, [list]);
  const [kind] = list.kinds;
  return (
    <main className="form list">
      <h1>{list.label}</h1>
      {kind?.key ? <Records list={list} /> : (
        <ul>
          {list.kinds.map(({ name, label }) => (
            <li key={name}>
              <a href={addressOf(list.name, name)}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </main>
  );
}

function Records({ list: { name, kinds: [kind] } }: { list: ListSetup }) {
  const [rows, setRows] = useState<Row[]>();
  const [search, setSearch] = useState("");
  const [isByTitle, setIsByTitle] = useState(false);
  const singular = kind?.label.toLowerCase();
  useEffect(() => {
    const query = new URLSearchParams({ search });
    const controller = new AbortController();
    const timer = setTimeout(() => {
      fetch(`/forms/records/${name}?${query}`, { signal: controller.signal })
        .then((response) => response.json()).then(setRows, () => {});
    }, rows ? restMs : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [search]);
  const field = kind?.fields.find((it) => it.name === kind.sorted?.field);
  const sorted = rows?.toSorted((a, b) =>
    isByTitle
      ? a.title.localeCompare(b.title)
      : bySorted(a, b) * (kind?.sorted?.direction === "Descending" ? -1 : 1)
  );
  return (
    <>
      <p>
        <a className="button" href={addressOf(name, "")}>{`New ${singular}`}</a>
        {" "}
        <a href="/deleted">Bring back what was deleted</a>
      </p>
      <div className="search">
        <label>
          Search in all texts
          <input
            type="search"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </label>
        <label>
          Sort by
          <select
            value={String(isByTitle)}
            onChange={({ target }) => setIsByTitle(target.value === "true")}
          >
            <option value="false">{field?.label ?? "Date"}</option>
            <option value="true">Title</option>
          </select>
        </label>
      </div>
      <p role="status" className="hint">
        {rows &&
          (rows.length === 1 ? `1 ${singular}` : `${rows.length} ${singular}s`)}
      </p>
      <ul>
        {sorted?.map(({ id, title, status, sorted }) => (
          <li key={id}>
            <a href={addressOf(name, id)}>{title}</a>
            {status && <span>{status}</span>}
            {field?.control === "moment" && typeof sorted === "string" &&
              <span>{siteMoment(Date.parse(sorted))}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Records without a value come first. */
function bySorted({ sorted: a }: Row, { sorted: b }: Row): number {
  if (typeof a === "number" || typeof b === "number") {
    return Number(a ?? -Infinity) - Number(b ?? -Infinity) || 0;
  }
  return String(a ?? "").localeCompare(String(b ?? ""));
}
