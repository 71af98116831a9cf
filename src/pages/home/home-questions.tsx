import { homeFaq } from "../../../data/home.ts";
import { site } from "../../../data/site.ts";
import { Accordion } from "../../ui/blocks/accordion.tsx";
import { KmRule } from "../../ui/art/km-rule.tsx";
import { MailAddress } from "../../ui/text/mail-address.tsx";

/** The FAQ of the home page, if it has questions. */
export function HomeQuestions() {
  return homeFaq.length > 0 && (
    <section className="section wrap" aria-labelledby="questions">
      <KmRule at={0.83} />
      <div className="grid">
        <div className="span-4">
          <h2 id="questions">Questions people ask first</h2>
          <p className="questions-mail soft">
            Something else? Write to{" "}
            <a href={`mailto:${site.email}`}>
              <MailAddress address={site.email} />
            </a>
          </p>
        </div>
        <div className="span-7 from-6">
          <Accordion name="home-questions" items={homeFaq} />
        </div>
      </div>
    </section>
  );
}
