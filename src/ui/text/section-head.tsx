import type { ReactNode } from "react";

interface SectionHeadProps {
  title: string;
  /** Target of the section's aria-labelledby. */
  id?: string;
  /** A text or link to the right, aligned with the title's last line. */
  children?: ReactNode;
}

/** The head of a section: its title, and `children` to its right. */
export function SectionHead({ title, id, children }: SectionHeadProps) {
  return (
    <div className="section-head grid">
      <h2 id={id} className="span-8">{title}</h2>
      {children && <div className="span-4 lead soft">{children}</div>}
    </div>
  );
}
