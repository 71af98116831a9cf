import type { ComponentProps } from "react";
import { Link } from "./link.tsx";

/**
 * A label that does nothing: a tag, a category, a fact about a job. Text from
 * outside finds its own direction and cannot turn that of others.
 */
export function Pill({ children }: { children: string }) {
  return <span className="pill" dir="auto">{children}</span>;
}

/** A list of labels. Shows nothing when there are none. */
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

interface PillToggleProps extends ComponentProps<"button"> {
  pressed: boolean;
}

/** A pill that is switched on and off, such as a filter. */
export function PillToggle({ pressed, ...rest }: PillToggleProps) {
  return (
    <button type="button" className="pill" aria-pressed={pressed} {...rest} />
  );
}

interface PillLinkProps extends ComponentProps<typeof Link> {
  /** Marks the filter that is in force. */
  current?: boolean;
}

/** A filter that is an address, so that it works without script. */
export function PillLink({ current = false, ...rest }: PillLinkProps) {
  return (
    <Link
      className="pill"
      aria-current={current ? "true" : undefined}
      {...rest}
    />
  );
}
