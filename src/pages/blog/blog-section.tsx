import { type ReactNode, useId } from "react";
import { Rule } from "../../components/rule.tsx";

/** The sections of the list: their titles, and where on the bridge they are. */
export const sections = {
  recent: { title: "RECENT POSTS", km: 2.4 },
  featured: { title: "FEATURED BLOGS", km: 6.3 },
} as const;

interface BlogSectionProps {
  title: string;
  km: number;
  /** What stands in the title's row. */
  aside: ReactNode;
  children: ReactNode;
}

/** A section of the list, loaded or still on its way. */
export function BlogSection(
  { title, km, aside, children }: BlogSectionProps,
) {
  const id = useId();
  return (
    <section className="blog-section" aria-labelledby={id}>
      <Rule km={km} />
      <div className="blog-head">
        <h2 id={id} className="f3">{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
