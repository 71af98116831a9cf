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
import { paths } from "../../paths.ts";
import { type Handle, usePage } from "../../ui/layout/handle.ts";

/** What is added to the page under another service's address. */
interface Addition {
  /** The service's name: the page's title, and a second pill in the hero. */
  title: string;
  /** The service's own paragraph. */
  text: string;
}

const title = "Website development";
const headline = "Built to open fast and last for years.";
const lead = "Tested on real phones. You get the keys.";

/** By route. */
const additions: Readonly<Record<string, Addition>> = {
  [paths.mobileApp]: {
    title: "Mobile app design",
    text:
      "We design mobile and desktop apps for iOS and Mac OS. We do not develop them: your engineers get every screen and state, ready to build.",
  },
  [paths.custom]: {
    title: "Custom MVP and code",
    text:
      "The smallest version worth paying for, or code where no template fits. We count who comes back, and you keep the code.",
  },
};

export const handle = {
  sky: "haze",
  meta(_data, _params, pattern) {
    const addition = additions[pattern];
    return {
      title: addition?.title ?? title,
      description: addition?.text ?? `${headline} ${lead}`,
      picture: "share/web-dev",
    };
  },
} satisfies Handle;

const span = { y: 400, foot: 500, step: 220, count: 12 };
const deck = deckLines(400, -3000, 400) + deckLines(400, 880, 4320) +
  piers({ ...span, x: -2060 }) + piers({ ...span, x: 962 });

/** Also the page of apps and of custom work, which add a name and a paragraph. */
function WebDevelopmentPage() {
  const { pattern } = usePage();
  return (
    <ServicePage
      hero={{ tag: title, headline, text: lead, addition: additions[pattern] }}
      drawing={<Crane />}
    >
      <Impact
        title="Impact"
        text="We measure before and after on the same phones and the same network, and you keep the numbers."
        hangs
      />
      <ProcessSection
        title="Our process"
        text="Six steps, four to fourteen weeks."
      >
        <LiftSteps steps={processSteps} />
      </ProcessSection>
      <Tools />
      <FeaturedProjects
        title="Featured projects"
        service="webDevelopment"
        at={0.59}
      />
      <CallToAction
        title="Have a build in mind?"
        text="Send the idea, the old site or the Figma file. You hear from us within a day."
        action={links.startProject}
        sky="laterite"
      />
      <ClientVoices service="webDevelopment" />
    </ServicePage>
  );
}

/** A crane that lowers a client's page into the gap of a deck. */
function Crane() {
  return (
    <>
      <Scene kind="full" drawing="crane" view="0 10 1316 490" deck={deck}>
        <use
          className="danfo-arrives"
          href="#danfo"
          x="96"
          y="342"
          width="128"
          height="58"
        />
      </Scene>
      <Scene kind="phone" drawing="crane" view="408 10 600 490" deck={deck} />
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
