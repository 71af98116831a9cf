import { brandingFaq } from "../../../data/branding.ts";
import { links } from "../../../data/site.ts";
import { brandingSteps } from "../../../data/process.ts";
import { Accordion } from "../../ui/blocks/accordion.tsx";
import { CallToAction } from "../../ui/blocks/call-to-action.tsx";
import { KmRule } from "../../ui/art/km-rule.tsx";
import { Benefits } from "./benefits.tsx";
import { FeaturedClients } from "./featured-clients.tsx";
import { Painter } from "./painter.tsx";
import { ClientVoices } from "./client-voices.tsx";
import { FeaturedProjects } from "./featured-projects.tsx";
import { Process } from "./process.tsx";
import { ProcessSection } from "./process-section.tsx";
import { ServicePage } from "./service-page.tsx";
import type { Handle } from "../../ui/layout/handle.ts";

export const handle = {
  sky: "danfo",
  meta: {
    title: "Branding",
    description:
      "Marks, names, type, colour and the rules that keep them together, tested on labels, bus doors and phones.",
    picture: "share/branding",
  },
} satisfies Handle;

function BrandingPage() {
  return (
    <ServicePage
      hero={{
        tag: "Branding",
        headline: "A name people can shout across a road.",
        text:
          "Marks, names, type, colour and the rules that keep them together.",
      }}
      drawing={<Painter />}
    >
      <Introduction />
      <Benefits />
      <ProcessSection title="Six steps to a brand that holds">
        <Process steps={brandingSteps} />
      </ProcessSection>
      <FeaturedClients />
      <Questions />
      <FeaturedProjects
        title="Featured web design projects"
        service="branding"
      />
      <CallToAction
        title="Is your name ready for the side of a bus?"
        text="Send us what you have. You hear from us within a day."
        action={links.startProject}
        sky="lagoon"
      />
      <ClientVoices service="branding" sky="laterite" />
    </ServicePage>
  );
}

function Introduction() {
  return (
    <section className="section wrap grid intro">
      <div className="stack half span-6">
        <h2>A brand is a promise with a shape.</h2>
        <p className="lead">
          We begin with what you already keep: the delivery that is never late,
          the price that is never padded. Then we draw the smallest set of signs
          that says so on a label, a bus door and a phone.
        </p>
      </div>
      <div className="stack half span-6">
        <h2>It has to work at 16 pixels and at 16 metres.</h2>
        <p className="lead">
          Every mark we show has been cut, painted, embroidered and shrunk
          first. We show you the failures too, and why they failed.
        </p>
      </div>
    </section>
  );
}

function Questions() {
  return brandingFaq.length > 0 && (
    <section className="section wrap" aria-labelledby="questions">
      <KmRule at={0.56} />
      <div className="grid">
        <h2 id="questions" className="span-4">Questions people ask first</h2>
        <div className="span-7 from-6">
          <Accordion name="branding-questions" items={brandingFaq} />
        </div>
      </div>
    </section>
  );
}

export { BrandingPage as Component };
