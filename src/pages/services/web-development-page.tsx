import { links } from "../../../data/site.ts";
import { toolCategories } from "../../../data/services.ts";
import { CallToAction } from "../../ui/blocks/call-to-action.tsx";
import { ToolGrid } from "./tool-grid.tsx";
import { Water } from "../../ui/art/water.tsx";
import { ClientVoices } from "./client-voices.tsx";
import { LiftSteps } from "./drawn-steps.tsx";
import { FeaturedProjects } from "./featured-projects.tsx";
import { Impact } from "./impact.tsx";
import { processSteps } from "../../../data/process.ts";
import { ProcessSection } from "./process-section.tsx";
import { deckLines, piers, Scene } from "./scene.tsx";
import { ServicePage } from "./service-page.tsx";
import type { Handle } from "../../ui/layout/handle.ts";

export const handle = {
  sky: "haze",
  meta: {
    title: "Website development",
    description:
      "Websites built to open fast and last for years: measured before and after, tested on real phones, and handed over with the keys.",
    picture: "share/web-dev",
  },
} satisfies Handle;

const span = { y: 400, foot: 500, step: 220, count: 12 };
const deck = deckLines(400, -3000, 190) + deckLines(400, 520, 3000) +
  piers({ ...span, x: -2270 }) + piers({ ...span, x: 560 });

function WebDevelopmentPage() {
  return (
    <ServicePage
      hero={{
        tag: "Website development",
        headline: "Built to open fast and last for years.",
      }}
      drawing={<Crane />}
    >
      <Impact
        title="Impact"
        text="We measure before and after on the same phones and the same network, and you keep the numbers."
      />
      <ProcessSection
        title="Our process"
        text="Six steps, four to twelve weeks."
      >
        <LiftSteps steps={processSteps} />
      </ProcessSection>
      <Tools />
      <FeaturedProjects
        title="Featured projects"
        service="webDevelopment"
        km={7}
      />
      <CallToAction
        title="Have a build in mind?"
        text="Send the idea, the old site or the Figma file. You hear from us within a day."
        action={links.getStartedNow}
        sky="laterite"
        note="We design mobile and desktop apps for iOS and Mac OS. We do not develop them."
      />
      <ClientVoices service="webDevelopment" />
    </ServicePage>
  );
}

/** A crane over the gap in a deck. */
function Crane() {
  return (
    <>
      <Scene drawing="crane" view="0 0 800 500" deck={deck}>
        <use
          className="danfo-arrives"
          href="#danfo"
          x="14"
          y="342"
          width="128"
          height="58"
        />
      </Scene>
      <Water />
    </>
  );
}

function Tools() {
  return (
    <section className="section wrap" aria-labelledby="tools">
      <ToolGrid categories={toolCategories} label="Kind of tool">
        <h2 id="tools">Our tools</h2>
        <p className="lead soft">
          Chosen per project, never by habit. You can hire for every one of
          them.
        </p>
      </ToolGrid>
    </section>
  );
}

export { WebDevelopmentPage as Component };
