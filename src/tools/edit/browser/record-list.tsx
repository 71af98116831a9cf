import { useEffect, useState } from "react";
import { siteMoment } from "../site-moment.ts";
import type { ListSetup, Row } from "../forms/forms-setup.ts";
import { addressOf } from "./addresses.ts";
import { useSetup } from "./setup.ts";

/** How long after a key the list is searched. */
const restMs = 150;

/** The records of a list, or the forms of single ones. */
export function RecordList({ list }: { list: ListSetup }) {
  const { lists } = useSetup();
  const [rows, setRows] = useState<Row[]>([]);
  const [search, setSearch] = useState("");
  const [isByTitle, setIsByTitle] = useState(false);
  const [kind] = list.kinds;
  const { key, label = "", sorted, fields = [] } = kind ?? {};
  const text = search.trim();
  useEffect(() => {
    document.title = `${list.label} – Editor`;
  }, [list]);
  useEffect(() => {
    if (!text && !key) return setRows(formsOf(list));
    const address = text
      ? `/forms/search?${new URLSearchParams({ text })}`
      : `/forms/records/${list.name}`;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      fetch(address, { signal: controller.signal })
        .then((response) => response.json()).then(setRows, () => {});
    }, text ? restMs : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, list]);
  const field = fields.find(({ name }) => name === sorted?.field);
  const isHere = (row: Row) => list.kinds.some(({ name }) => name === row.kind);
  const own = rows.filter(isHere);
  const shown = !key
    ? own
    : own.toSorted((a, b) =>
      isByTitle
        ? a.title.localeCompare(b.title)
        : bySorted(a, b) * (sorted?.direction === "Descending" ? -1 : 1)
    );
  const elsewhere = rows.filter((row) => !isHere(row));
  return (
    <main className="form list">
      <h1>{list.label}</h1>
      {key && (
        <p>
          <a className="button" href={addressOf(list.name, "")}>
            {`New ${label.toLowerCase()}`}
          </a>{" "}
          <a href="/deleted">Deleted items</a>
        </p>
      )}
      <div className="search">
        <label>
          Search in all texts
          <input
            type="search"
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </label>
        {key && (
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
        )}
      </div>
      <p role="status" className="hint">
        {`${own.length} in ${list.label}`}
      </p>
      <Rows
        rows={shown}
        hasDates={field?.control === "moment"}
        listOf={() => list.name}
      />
      {text && elsewhere.length > 0 && (
        <>
          <h2>In other lists</h2>
          <Rows
            rows={elsewhere}
            listOf={({ kind }) =>
              lists.find(({ kinds }) => kinds.some(({ name }) => name === kind))
                ?.name ?? ""}
          />
        </>
      )}
    </main>
  );
}

function Rows(
  { rows, hasDates = false, listOf }: {
    rows: readonly Row[];
    hasDates?: boolean;
    listOf(row: Row): string;
  },
) {
  return (
    <ul>
      {rows.map((row) => (
        <li key={`${row.kind}/${row.id}`}>
          <a href={addressOf(listOf(row), row.id)}>{row.title}</a>
          {row.status && <span>{row.status}</span>}
          {hasDates && typeof row.sorted === "string" &&
            <span>{siteMoment(Date.parse(row.sorted))}</span>}
        </li>
      ))}
    </ul>
  );
}

/** The single records of a list. */
function formsOf({ kinds }: ListSetup): Row[] {
  return kinds.map(({ name, label }) => ({
    kind: name,
    id: name,
    title: label,
  }));
}

/** Records without a value come first. */
function bySorted({ sorted: a }: Row, { sorted: b }: Row): number {
  if (typeof a === "number" || typeof b === "number") {
    return Number(a ?? -Infinity) - Number(b ?? -Infinity) || 0;
  }
  return String(a ?? "").localeCompare(String(b ?? ""));
}
