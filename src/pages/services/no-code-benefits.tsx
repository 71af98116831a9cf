import { site } from "../../../data/site.ts";
import words from "../../../data/words/no-code.json" with { type: "json" };
import { fillIn } from "../../ui/text/fill-in.ts";
import { SectionHead } from "../../ui/text/section-head.tsx";
import { Block } from "./block.tsx";

/** The five benefits with a block each: a row of three, then a row of two. */
export function NoCodeBenefits() {
  const { title, blocks } = words.benefits;
  return (
    <section className="section surface-paper-2 wrap" aria-labelledby="reasons">
      <SectionHead title={title} id="reasons" />
      <ul className="icon-items grid">
        {Object.entries(blocks).map((
          [block, { heading, description }],
          index,
        ) => (
          <li
            key={heading}
            className={index < 3 ? "half span-4" : "half span-6"}
          >
            <Block
              name={block}
              text={block === "price" ? site.figmaToFramerFrom : undefined}
            />
            <h3>{heading}</h3>
            <p className="soft">{fillIn(description)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
