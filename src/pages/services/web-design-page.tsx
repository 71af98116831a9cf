import service from "../../../data/words/service-pages.json" with {
  type: "json",
};
import shared from "../../../data/words/shared.json" with { type: "json" };
import words from "../../../data/words/web-design.json" with { type: "json" };
import { paths, requestPath } from "../../paths.ts";
import { serviceFragment } from "../../ui/requests.ts";
import { staticAddress } from "../../static-files.ts";
import { CallToAction } from "../../ui/blocks/call-to-action.tsx";
import { BeforeAndAfter } from "./before-and-after.tsx";
import { ClientTestimonials } from "./client-testimonials.tsx";
import { PageSteps } from "./drawn-steps.tsx";
import { FeaturedProjects } from "./featured-projects.tsx";
import { Impact } from "./impact.tsx";
import { webSteps } from "./process-steps.ts";
import { ProcessSection } from "./process-section.tsx";
import { deckLines, Scene } from "./scene.tsx";
import { ServicePage } from "./service-page.tsx";
import type { Handle } from "../../ui/layout/handle.ts";

export const handle = {
  surface: "haze",
  meta: () => ({
    ...words.meta,
    picture: "share/web-design",
  }),
} satisfies Handle;

/** A page with dimension lines, on a phone and in a browser on a deck. */
function Measured() {
  return (
    <>
      <Scene kind="full" drawing="compass" view="0 -24 1316 588" deck="">
        <Water />
        <use href={measured("page")} />
        <Catfish className="live-fish" x={592} y={414} width={158} />
        <Catfish className="smoked-fish" x={796} y={412} width={164} />
        <use
          className="danfo-arrives"
          href="#danfo"
          x="14"
          y="433"
          width="112"
          height="51"
        />
        <Phone />
      </Scene>
      <Scene kind="phone" drawing="compass" view="55 0 460 530" deck="">
        <Water />
        <Phone />
      </Scene>
    </>
  );
}

function measured(group: string): string {
  return staticAddress(`/drawings/measured.svg#${group}`);
}

function Water() {
  return (
    <>
      <path d="M-3000 484H4320v80H-3000z" fill="var(--lagoon)" />
      <path d="M-3000 500H4320v64H-3000z" fill="url(#ripple)" />
      <path d={deckLines(484, -3000, 4320)} />
    </>
  );
}

function Phone() {
  return (
    <>
      <use href={measured("phone")} />
      <use
        className="printed"
        href={measured("harvested")}
        transform="translate(257 141) scale(.31)"
      />
      <use
        className="printed"
        href={measured("at-five")}
        transform="translate(100 176) scale(.31)"
      />
      <Catfish className="live-fish" x={268} y={206} width={158} />
    </>
  );
}

interface CatfishProps {
  className: string;
  x: number;
  y: number;
  width: number;
}

/** The client's fish; `className` sets its print style. */
function Catfish(props: CatfishProps) {
  return (
    <use
      {...props}
      href={staticAddress("/drawings/catfish.svg#catfish")}
      height={props.width * 0.46}
    />
  );
}

function WebDesignPage() {
  return (
    <ServicePage
      hero={words.hero}
      drawing={<Measured />}
    >
      <Impact text={words.impact} />
      <ProcessSection title={service.process.title} text={service.process.lead}>
        <PageSteps steps={webSteps()} />
      </ProcessSection>
      <FeaturedProjects service="webDesign" />
      <CallToAction
        {...words.call}
        action={{
          label: shared.startProject,
          href: requestPath(serviceFragment(paths.webDesign)),
        }}
      />
      <ClientTestimonials service="webDesign" />
      <BeforeAndAfter />
    </ServicePage>
  );
}

export { WebDesignPage as Component };
