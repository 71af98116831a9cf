import { useEffect, useRef } from "react";

/** Fields that can be folded; those with a problem open. */
export function Folded(
  { className, isOpen = false, hasProblem, summary, children }: {
    className: string;
    isOpen?: boolean;
    hasProblem: boolean;
    summary: React.ReactNode;
    children: React.ReactNode;
  },
) {
  const details = useRef<HTMLDetailsElement>(null);
  // Not a prop: the browser changes it, too.
  useEffect(() => {
    if (details.current && isOpen) details.current.open = true;
  }, []);
  useEffect(() => {
    if (details.current && hasProblem) details.current.open = true;
  }, [hasProblem]);
  return (
    <details ref={details} className={className}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
