import { type ReactNode, useId } from "react";
import words from "../../../data/words/blog.json" with { type: "json" };
import { KmRule } from "../../ui/art/km-rule.tsx";

/** Title of each section of the list, and where on the bridge it is. */
export const sections = {
  recent: { title: words.list.recent, at: 0.2 },
  featured: { title: words.list.featured, at: 0.53 },
} as const;

interface BlogSectionProps {
  title: string;
  at: number;
  /** Content of the title's row. */
  aside: ReactNode;
  children: ReactNode;
}

/** A section of the list page, loaded or loading. */
export function BlogSection(
  { title, at, aside, children }: BlogSectionProps,
) {
  const id = useId();
  return (
    <section className="blog-section" aria-labelledby={id}>
      <KmRule at={at} />
      <div className="blog-head">
        <h2 id={id} className="f3">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
