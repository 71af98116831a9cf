import { priceCards } from "../../../data/prices.ts";
import { webSteps } from "./process-steps.ts";
import { site } from "../../../data/site.ts";
import words from "../../../data/words/services.json" with { type: "json" };
import { toolCategories } from "../../../data/services.ts";
import { SectionHead } from "../../ui/text/section-head.tsx";
import { Benefits } from "./benefits.tsx";
import { ClientVoices } from "./client-voices.tsx";
import { LiftSteps, PageSteps } from "./drawn-steps.tsx";
import { ExitRamp } from "./exit-ramp.tsx";
import { FeaturedClients } from "./featured-clients.tsx";
import { FeaturedProjects } from "./featured-projects.tsx";
import { Impact } from "./impact.tsx";
import { NoCodeBenefits } from "./no-code-benefits.tsx";
import { Offerings } from "./offerings.tsx";
import { PricingCard } from "./pricing-card.tsx";
import { Pricing } from "./pricing.tsx";
import { ProblemAndSolution } from "./problem-and-solution.tsx";
import { Process } from "./process.tsx";
import { ProjectMosaic } from "./project-mosaic.tsx";
import { Review } from "./review.tsx";
import { ServiceList } from "./service-list.tsx";
import { ToolGrid } from "./tool-grid.tsx";
import { Worries } from "./worries.tsx";

/** The blocks of the services. */
export function Workshop() {
  return (
    <>
      <section className="section wrap grid">
        <ServiceList />
        <ProjectMosaic />
      </section>
      <ProblemAndSolution />
      <Worries />
      <Offerings />
      <Benefits />
      <NoCodeBenefits />
      <ExitRamp />
      <Steps />
      <Impact text="We count what visitors do." hangs />
      <section className="section wrap">
        <ToolGrid categories={toolCategories} label="Tool categories">
          <h2>Our tools</h2>
          <p className="lead soft">Chosen per project, never by habit.</p>
        </ToolGrid>
      </section>
      <FeaturedClients />
      <FeaturedProjects service="branding" />
      <Pricing />
      <OnePrice />
      <Review />
      <ClientVoices service="branding" sky="laterite" />
    </>
  );
}

function Steps() {
  return (
    <section className="section sky-paper-2 wrap stack">
      <SectionHead title="Six steps, four to fourteen weeks" />
      <Process steps={webSteps} />
      <PageSteps steps={webSteps} />
      <LiftSteps steps={webSteps} />
    </section>
  );
}

/** A price without an add-on. */
function OnePrice() {
  const [card] = priceCards;
  if (!card) return null;
  const { addOn: _addOn, ...plain } = card;
  return (
    <section className="section wrap grid">
      <PricingCard
        className="span-5"
        card={plain}
        action={{ label: words.pricing.book, href: site.book.href }}
      />
    </section>
  );
}
