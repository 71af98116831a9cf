import { type ReactNode, useId } from "react";
import words from "../../../data/words/blog.json" with { type: "json" };
import { SectionDivider } from "../../ui/art/section-divider.tsx";

/** Where on the bridge each section of the list is. */
const positions = { recent: 0.2, featured: 0.53 };

interface BlogSectionProps {
  name: keyof typeof positions;
  /** Content of the title's row. */
  aside: ReactNode;
  children: ReactNode;
}

/** A section of the list page, loaded or loading. */
export function BlogSection(
  { name, aside, children }: BlogSectionProps,
) {
  const id = useId();
  return (
    <section className="blog-section" aria-labelledby={id}>
      <SectionDivider at={positions[name]} />
      <div className="blog-head">
        <h2 id={id} className="heading-3">{words.list[name]}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
