import { type ReactNode, useId } from "react";
import { KmRule } from "../../ui/art/km-rule.tsx";

/** Title and kilometre of each section of the list. */
export const sections = {
  recent: { title: "RECENT POSTS", km: 2.4 },
  featured: { title: "FEATURED BLOGS", km: 6.3 },
} as const;

interface BlogSectionProps {
  title: string;
  km: number;
  /** Content of the title's row. */
  aside: ReactNode;
  children: ReactNode;
}

/** A section of the list page, loaded or loading. */
export function BlogSection(
  { title, km, aside, children }: BlogSectionProps,
) {
  const id = useId();
  return (
    <section className="blog-section" aria-labelledby={id}>
      <KmRule km={km} />
      <div className="blog-head">
        <h2 id={id} className="f3">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
