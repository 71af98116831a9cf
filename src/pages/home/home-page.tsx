import { site } from "../../../data/site.ts";
import { homeStats } from "../../../data/home.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { BridgeStats } from "../../ui/blocks/stats.tsx";
import { TextLink } from "../../ui/controls/text-link.tsx";
import { paths } from "../../paths.ts";
import { driveToSign } from "./drive-to-sign.ts";
import { FieldsBoard } from "./fields-board.tsx";
import { HomeQuestions } from "./home-questions.tsx";
import { ProductAnatomy } from "./product-anatomy.tsx";
import { WhyWorkWithUs } from "./why-work-with-us.tsx";
import { WorksStrip } from "./works-strip.tsx";
import type { Handle } from "../../ui/layout/handle.ts";

export const handle = {
  sky: "danfo",
  meta: {
    title: site.metaTitle,
    description: site.metaDescription,
    picture: "share/home",
  },
} satisfies Handle;

function HomePage() {
  return (
    <main id="main" tabIndex={-1}>
      <header className="sky hero home-hero grid wrap">
        <h1 className="f0 span-8">From idea to product, span by span.</h1>
        <div className="stack span-4">
          <p className="lead soft">
            A design and development agency in Yaba, Lagos. We make brands,
            websites, app designs and first versions.
          </p>
          <div className="cluster">
            <ButtonLink to={site.book.href}>{site.book.label}</ButtonLink>
            <TextLink to={paths.portfolio} arrow={false}>
              See our work
            </TextLink>
          </div>
        </div>
      </header>
      <div className="works-road">
        <div className="works-stage" onScroll={driveToSign}>
          <WorksStrip />
          <BridgeStats stats={homeStats} />
        </div>
      </div>
      <WhyWorkWithUs />
      <ProductAnatomy />
      <FieldsBoard />
      <HomeQuestions />
    </main>
  );
}

export { HomePage as Component };
