import { featuredProjects } from "../../data/featured-projects.ts";
import { links } from "../../data/links.ts";
import { CallToAction } from "../components/call-to-action.tsx";
import { Water } from "../components/water.tsx";
import { ClientVoices } from "./service-detail/client-voices.tsx";
import { FeaturedProjects } from "./service-detail/featured-projects.tsx";
import { Impact } from "./service-detail/impact.tsx";
import { ProcessSection } from "./service-detail/process-section.tsx";
import { deckLines, piers, Scene } from "./service-detail/scene.tsx";
import { ServiceHero } from "./service-detail/service-hero.tsx";

export const sky = "haze";

export const meta = {
  title: "Web design",
  description:
    "Structure, words and pictures designed together, on the phone first: pages people finish reading.",
  picture: "share/web-design",
};

/** Built as far as the pencil has come. */
const deck = deckLines(360, -3000, 438) +
  piers({ x: -2634, y: 360, foot: 450, step: 256, count: 13 });

function WebDesignPage() {
  return (
    <main id="main" tabIndex={-1}>
      <ServiceHero
        tag="Web design"
        headline="Pages people finish reading."
        text="Structure, words and pictures designed together, on the phone first."
        action={links.getStartedNow}
        proof={links.viewCaseStudies}
      >
        <Scene drawing="compass" height={450} deck={deck} />
        <Water />
      </ServiceHero>
      <Impact
        title="Impact"
        text="We count what visitors do, not what they say they like, and you keep the numbers."
      />
      <ProcessSection title="Our process" />
      <FeaturedProjects
        title="Featured projects"
        projects={featuredProjects("webDesign")}
        layout="steps"
        km={5.9}
      />
      <CallToAction
        title="Which page is losing people?"
        text="Send the address. We will tell you what we would change first."
        action={links.getStartedNow}
      />
      <ClientVoices km={9.8} />
    </main>
  );
}

export { WebDesignPage as Component };
