import { site } from "../../../data/site.ts";
import words from "../../../data/words/home.json" with { type: "json" };
import shared from "../../../data/words/shared.json" with { type: "json" };
import { ButtonLink } from "../../ui/controls/button.tsx";
import { BridgeStats } from "../../ui/blocks/stats.tsx";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { fillIn } from "../../ui/text/fill-in.ts";
import { paths } from "../../paths.ts";
import { driveToSign, stagePart } from "./drive-to-sign.ts";
import { FieldsBoard } from "./fields-board.tsx";
import { HomeQuestions } from "./home-questions.tsx";
import { HomeTestimonials } from "./home-testimonials.tsx";
import { ProductAnatomy } from "./product-anatomy.tsx";
import { WhyWorkWithUs } from "./why-work-with-us.tsx";
import { WorksStrip } from "./works-strip.tsx";
import type { Handle } from "../../ui/layout/handle.ts";

export const handle = {
  surface: "danfo",
  meta: () => ({
    title: fillIn(words.meta.title),
    description: fillIn(words.meta.description),
    picture: "share/home",
  }),
} satisfies Handle;

function HomePage() {
  return (
    <main id="main" tabIndex={-1}>
      <header className="surface hero home-hero grid wrap">
        <h1 className="heading-0 span-8">{words.hero.title}</h1>
        <div className="stack span-4">
          <p className="lead soft">{words.hero.lead}</p>
          <div className="cluster">
            <ButtonLink to={site.book.href}>{site.book.label}</ButtonLink>{" "}
            <TextLink to={paths.portfolio} arrow={false}>
              {shared.seeWork}
            </TextLink>
          </div>
        </div>
      </header>
      <div className="works-road">
        <div
          className="works-stage"
          {...stagePart}
          // The browser may have scrolled it before React came.
          ref={driveToSign}
          onScroll={({ currentTarget }) => driveToSign(currentTarget)}
        >
          <WorksStrip />
          <BridgeStats stats={words.stats} />
        </div>
      </div>
      <WhyWorkWithUs />
      <ProductAnatomy />
      <FieldsBoard />
      <HomeTestimonials />
      <HomeQuestions />
    </main>
  );
}

export { HomePage as Component };
