import words from "../../../data/words/about.json" with { type: "json" };
import { InlineMarkdown } from "../../ui/text/inline-markdown.tsx";

/** "Our Story": the bridge, the agency's beginning and its principles. */
export function OurStory() {
  const { title, opening, beginning, today } = words.story;
  return (
    <section className="section wrap grid" aria-labelledby="our-story">
      <h2 id="our-story" className="span-4">{title}</h2>
      <div className="story span-7 from-5">
        <p className="heading-3">
          <InlineMarkdown text={opening} />
        </p>
        <p>
          <InlineMarkdown text={beginning} />
        </p>
        <p>
          <InlineMarkdown text={today} />
        </p>
      </div>
    </section>
  );
}
