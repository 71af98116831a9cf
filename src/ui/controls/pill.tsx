/**
 * A static label: a tag, a category, a fact about a job. `dir` isolates the
 * text's direction from the text around it.
 */
export function Pill({ children }: { children: string }) {
  return <span className="pill" dir="auto">{children}</span>;
}

/** A list of labels; nothing when there are none. */
export function Pills({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null;
  return (
    <ul className="pills">
      {labels.map((label) => (
        <li key={label}>
          <Pill>{label}</Pill>
        </li>
      ))}
    </ul>
  );
}
