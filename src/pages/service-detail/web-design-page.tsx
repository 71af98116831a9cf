import { links } from "../../../data/links.ts";
import { CallToAction } from "../../components/blocks/call-to-action.tsx";
import { Water } from "../../components/art/water.tsx";
import { ClientVoices } from "./client-voices.tsx";
import { FeaturedProjects } from "./featured-projects.tsx";
import { Impact } from "./impact.tsx";
import { ProcessSection } from "./process-section.tsx";
import { deckLines, piers, Scene } from "./scene.tsx";
import { ServicePage } from "./service-page.tsx";

export const sky = "haze";

export const meta = {
  title: "Web design",
  description:
    "Structure, words and pictures designed together, on the phone first: pages people finish reading.",
  picture: "share/web-design",
};

/** The deck ends at the pencil of the compass. */
const deck = deckLines(360, -3000, 438) +
  piers({ x: -2634, y: 360, foot: 450, step: 256, count: 13 });

function WebDesignPage() {
  return (
    <ServicePage
      hero={{
        tag: "Web design",
        headline: "Pages people finish reading.",
        text:
          "Structure, words and pictures designed together, on the phone first.",
      }}
      drawing={
        <>
          <Scene drawing="compass" height={450} deck={deck} />
          <Water />
        </>
      }
    >
      <ClientVoices />
      <Impact
        title="Impact"
        text="We count what visitors do, not what they say they like, and you keep the numbers."
      />
      <ProcessSection
        title="Our process"
        text="Six steps, four to twelve weeks."
      />
      <CallToAction
        title="Which page is losing people?"
        text="Send the address. We will tell you what we would change first."
        action={links.getStartedNow}
      />
      <FeaturedProjects
        title="Featured projects"
        service="webDesign"
        layout="steps"
      />
    </ServicePage>
  );
}

export { WebDesignPage as Component };
