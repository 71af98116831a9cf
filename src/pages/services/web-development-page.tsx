import service from "../../../data/words/service-pages.json" with {
  type: "json",
};
import shared from "../../../data/words/shared.json" with { type: "json" };
import words from "../../../data/words/web-development.json" with {
  type: "json",
};
import { staticAddress } from "../../static-files.ts";
import { CallToAction } from "../../ui/blocks/call-to-action.tsx";
import { StreetBusFigures } from "../../ui/art/street-bus.tsx";
import { Water } from "../../ui/art/water.tsx";
import { ClientTestimonials } from "./client-testimonials.tsx";
import { LiftSteps } from "./drawn-steps.tsx";
import { FeaturedProjects } from "./featured-projects.tsx";
import { Impact } from "./impact.tsx";
import { webSteps } from "./process-steps.ts";
import { Measured } from "./measured.tsx";
import { ProcessSection } from "./process-section.tsx";
import { deckLines, piers, Scene } from "./scene.tsx";
import { ServicePage } from "./service-page.tsx";
import { Tools } from "./tools.tsx";
import { paths, requestPath } from "../../paths.ts";
import { serviceFragment } from "../../ui/requests.ts";
import { type Handle, usePage } from "../../ui/layout/handle.ts";

/** What is added to the page under another service's address. */
interface Addition {
  /** The service's name: the page's title, and a second pill in the hero. */
  title: string;
  /** The service's own paragraph. */
  text: string;
  /** What the crane lifts, in `crane-loads.svg`. */
  load: string;
}

/** What the page at a route adds. */
function additionOf(routePath: string): Addition | undefined {
  const { mobileApp, custom } = words.additions;
  if (routePath === paths.mobileApp) return { ...mobileApp, load: "app" };
  if (routePath === paths.custom) return { ...custom, load: "parts" };
}

export const handle = {
  surface: "haze",
  meta(_data, routePath) {
    const { hero } = words;
    const addition = additionOf(routePath);
    return {
      title: addition?.title ?? hero.tag,
      description: addition?.text ?? `${hero.title} ${hero.lead}`,
      picture: "share/web-dev",
    };
  },
} satisfies Handle;

const span = { y: 400, foot: 500, step: 220, count: 12 };
const rightDeck = deckLines(400, 880, 4320) + piers({ ...span, x: 962 });
const deck = deckLines(400, -3000, 400) + piers({ ...span, x: -2060 }) +
  rightDeck;

/** Also the page of apps and of custom work, which add a name and a paragraph. */
function WebDevelopmentPage() {
  const { routePath } = usePage();
  const addition = additionOf(routePath);
  return (
    <ServicePage
      hero={{ ...words.hero, addition }}
      drawing={<Crane load={addition?.load} />}
    >
      <Impact text={words.impact} hangs />
      <ProcessSection title={service.process.title} text={service.process.lead}>
        <LiftSteps steps={webSteps()} />
      </ProcessSection>
      <Tools />
      <FeaturedProjects service="webDevelopment" at={0.59} />
      <Measured />
      <CallToAction
        {...words.call}
        action={{
          label: shared.startProject,
          href: requestPath(serviceFragment(routePath)),
        }}
        surface="laterite"
      />
      <ClientTestimonials service="webDevelopment" />
    </ServicePage>
  );
}

/** A crane that lowers a client's page, or what a service makes, into a gap. */
function Crane({ load }: Partial<Pick<Addition, "load">>) {
  const drawing = load ? `crane-loads.svg#${load}` : "crane-page.svg#page";
  const lifted = <use href={staticAddress(`/drawings/${drawing}`)} />;
  return (
    <>
      <Scene kind="full" drawing="crane" view="0 10 1316 490" deck={deck}>
        {lifted}
        <g transform="translate(6 264) scale(.907)">
          <g className="danfo-arrives">
            <StreetBusFigures conductor="right" />
          </g>
        </g>
      </Scene>
      <Scene
        kind="phone"
        drawing="crane"
        figures="lift"
        view="408 10 600 490"
        deck={rightDeck}
      >
        {lifted}
      </Scene>
      <Water />
    </>
  );
}

export { WebDevelopmentPage as Component };
