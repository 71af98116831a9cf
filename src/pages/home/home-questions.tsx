import home from "../../../data/home-questions.json" with { type: "json" };
import words from "../../../data/words/home.json" with { type: "json" };
import shared from "../../../data/words/shared.json" with { type: "json" };
import { Accordion } from "../../ui/blocks/accordion.tsx";
import { FirstContact } from "../../ui/blocks/first-contact.tsx";
import { SectionDivider } from "../../ui/art/section-divider.tsx";
import { InlineMarkdown } from "../../ui/text/inline-markdown.tsx";

/** The FAQ of the home page, if it has questions. */
export function HomeQuestions() {
  return home.questions.length > 0 && (
    <section className="section wrap" aria-labelledby="questions">
      <SectionDivider at={0.83} />
      <div className="grid">
        <div className="span-4">
          <h2 id="questions">{shared.questions}</h2>
          <p className="questions-mail soft">
            <InlineMarkdown text={words.questions.mail} />
          </p>
          <FirstContact />
        </div>
        <div className="span-7 from-6">
          <Accordion name="home-questions" items={home.questions} />
        </div>
      </div>
    </section>
  );
}
