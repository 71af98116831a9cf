import { homeFaq, homeStats } from "../../../../data/home.ts";
import { links } from "../../../../data/site.ts";
import { materials } from "../../../../data/branding.ts";
import { clientLogos } from "../../../../data/client-logos.ts";
import { priceCards } from "../../../../data/prices.ts";
import { impactStats, toolCategories } from "../../../../data/services.ts";
import { processSteps } from "../../../../data/process.ts";
import { projectList } from "../../../../data/projects.ts";
import { Accordion } from "../../../ui/blocks/accordion.tsx";
import { CallToAction } from "../../../ui/blocks/call-to-action.tsx";
import {
  LogoStrip,
  MaterialStrip,
} from "../../../pages/services/logo-strip.tsx";
import { PricingCard } from "../../../pages/services/pricing-card.tsx";
import { Process } from "../../../pages/services/process.tsx";
import { ProjectCard } from "../../../ui/blocks/project-card.tsx";
import { KmRule } from "../../../ui/art/km-rule.tsx";
import { SectionHead } from "../../../ui/text/section-head.tsx";
import { GapBridge } from "../../../ui/art/gap-bridge.tsx";
import { BridgeStats, Stats } from "../../../ui/blocks/stats.tsx";
import { ToolGrid } from "../../../pages/services/tool-grid.tsx";
import { BlogParts } from "./blog-parts.tsx";
import { SmallParts } from "./small-parts.tsx";
import { StateParts } from "./state-parts.tsx";
import { TestimonialParts } from "./testimonial-parts.tsx";

/** Every component in every state, for visual checks while editing. */
export function ComponentsPage() {
  return (
    <main id="main" tabIndex={-1}>
      <section className="sky hero grid wrap">
        <h1 className="f0 span-9">Parts and states</h1>
        <p className="lead soft span-3">
          Every component of the site, as pages put them together.
        </p>
      </section>
      <BridgeStats stats={homeStats} />
      <SmallParts />
      <DeckParts />
      <FigureParts />
      <Projects />
      <Pricing />
      <section className="section wrap">
        <SectionHead title="Questions people ask first" />
        <Accordion name="questions" items={homeFaq} />
      </section>
      <CallToAction
        title="Have a build in mind?"
        text="Send the idea, the old site or the Figma file."
        action={links.getStartedNow}
      />
      <TestimonialParts />
      <BlogParts />
      <StateParts />
    </main>
  );
}

/** The bridge with closing gaps. */
function DeckParts() {
  return (
    <section className="gap sky-haze">
      <div className="gap-below hang">
        <GapBridge spans={4} from={1} />
      </div>
    </section>
  );
}

/** Figures, steps, tools and logos. */
function FigureParts() {
  return (
    <>
      <section className="section wrap">
        <KmRule km={5.2} />
        <SectionHead title="Impact">We count what visitors do.</SectionHead>
        <Stats stats={impactStats} />
      </section>
      <section className="section sky-paper-2 wrap">
        <SectionHead title="Six steps, four to fourteen weeks" />
        <Process steps={processSteps} />
      </section>
      <section className="section wrap">
        <KmRule km={6} />
        <ToolGrid categories={toolCategories} label="Tool categories">
          <h2>Our tools</h2>
          <p className="lead soft">Chosen per project, never by habit.</p>
        </ToolGrid>
        <LogoStrip logos={clientLogos} />
        <MaterialStrip materials={materials} />
      </section>
    </>
  );
}

function Projects() {
  const [first, second] = projectList;
  return (
    <section className="section wrap">
      <SectionHead title="Projects" />
      <div className="grid">
        {first && (
          <ProjectCard
            className="span-7"
            project={first}
            sizes="(width >= 62.5em) 54vw, 92vw"
          />
        )}
        {second && (
          <ProjectCard
            className="span-5"
            project={second}
            kind="tall"
            sizes="(width >= 62.5em) 38vw, 92vw"
          />
        )}
      </div>
    </section>
  );
}

function Pricing() {
  const [small, large] = priceCards;
  return (
    <section className="section wrap">
      <SectionHead title="Pricing" />
      <div className="grid">
        {small && (
          <PricingCard
            className="span-5"
            card={small}
            action={links.bookDiscoveryCall}
          />
        )}
        {large && (
          <PricingCard
            className="span-7"
            card={large}
            action={links.bookDiscoveryCall}
            large
          />
        )}
      </div>
    </section>
  );
}
