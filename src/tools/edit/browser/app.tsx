import { useEffect, useRef, useState } from "react";
import { listAddress, locationAt } from "./addresses.ts";
import { RecordForm } from "./record-form.tsx";
import { RecordList } from "./record-list.tsx";
import { useSetup } from "./setup.ts";

const leaving =
  "Leave this form? Its changes are not saved; this browser keeps them as a draft.";

/** The lists, and what the address shows. */
export function App() {
  const { lists, problems, warnings } = useSetup();
  const isChanged = useRef(false);
  /** Counts what was opened, also the same address again. */
  const [{ hash, count }, setShown] = useState({
    hash: location.hash,
    count: 0,
  });
  useEffect(() => {
    const follow = ({ oldURL }: HashChangeEvent) => {
      if (isChanged.current && !confirm(leaving)) {
        history.replaceState(null, "", oldURL);
        return;
      }
      isChanged.current = false;
      setShown(({ count }) => ({ hash: location.hash, count: count + 1 }));
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);

  const { list: name, id, copied } = locationAt(hash);
  const list = lists.find((it) => it.name === name) ?? lists[0];
  const [first] = list?.kinds ?? [];
  const kind = first?.key ? first : list?.kinds.find((it) => it.name === id);
  return (
    <>
      <nav aria-label="Content">
        {lists.map(({ name, label }) => (
          <a
            key={name}
            href={listAddress(name)}
            aria-current={name === list?.name ? "page" : undefined}
          >
            {label}
          </a>
        ))}
      </nav>
      <Notes title="Some content files have mistakes" lines={problems} isOpen />
      <Notes title="Some content may need a look" lines={warnings} />
      {list && kind && id !== undefined
        ? (
          <RecordForm
            key={count}
            list={list.name}
            kind={kind}
            id={id}
            copied={copied}
            onChanged={(it) => {
              isChanged.current = it;
            }}
          />
        )
        : list && <RecordList key={count} list={list} />}
    </>
  );
}

/** Notes on content files. */
function Notes(
  { title, lines, isOpen }: {
    title: string;
    lines: readonly string[];
    isOpen?: boolean;
  },
) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <details className="notes" open={isOpen}>
        <summary>{title}</summary>
        {lines.map((line) => <p key={line}>{line}</p>)}
      </details>
    </section>
  );
}
