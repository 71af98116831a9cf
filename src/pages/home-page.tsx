import { site } from "../../data/site.ts";
import { homeStats } from "../../data/stats.ts";
import { ButtonLink } from "../components/button.tsx";
import { BridgeStats } from "../components/stats.tsx";
import { TextLink } from "../components/text-link.tsx";
import { paths } from "../paths.ts";
import { FieldsBoard } from "./home/fields-board.tsx";
import { HomeQuestions } from "./home/home-questions.tsx";
import { ProductAnatomy } from "./home/product-anatomy.tsx";
import { WhyWorkWithUs } from "./home/why-work-with-us.tsx";
import { WorksStrip } from "./home/works-strip.tsx";

export const sky = "danfo";
export const meta = {
  title: site.metaTitle,
  description: site.metaDescription,
  picture: "share/home",
};

function HomePage() {
  return (
    <main id="main" tabIndex={-1}>
      <header className="sky hero grid wrap">
        <h1 className="f0 span-8">From idea to product, span by span.</h1>
        <div className="stack span-4 narrow">
          <p className="lead soft">
            A design and development agency in Yaba, Lagos. We make brands,
            websites, app designs and first versions.
          </p>
          <ButtonLink to={site.book.href}>{site.book.label}</ButtonLink>
          <TextLink to={paths.portfolio}>See our work</TextLink>
        </div>
      </header>
      <WorksStrip />
      <BridgeStats stats={homeStats} />
      <WhyWorkWithUs />
      <ProductAnatomy />
      <FieldsBoard />
      <HomeQuestions />
    </main>
  );
}

export { HomePage as Component };
