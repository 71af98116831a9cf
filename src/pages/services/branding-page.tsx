import branding from "../../../data/branding-questions.json" with {
  type: "json",
};
import words from "../../../data/words/branding.json" with { type: "json" };
import shared from "../../../data/words/shared.json" with { type: "json" };
import { processSteps } from "./process-steps.ts";
import { paths, requestPath } from "../../paths.ts";
import { serviceFragment } from "../../ui/requests.ts";
import { Accordion } from "../../ui/blocks/accordion.tsx";
import { CallToAction } from "../../ui/blocks/call-to-action.tsx";
import { FirstContact } from "../../ui/blocks/first-contact.tsx";
import { SectionDivider } from "../../ui/art/section-divider.tsx";
import { Benefits } from "./benefits.tsx";
import { FeaturedClients } from "./featured-clients.tsx";
import { Painter } from "./painter.tsx";
import { ClientTestimonials } from "./client-testimonials.tsx";
import { FeaturedProjects } from "./featured-projects.tsx";
import { Process } from "./process.tsx";
import { ProcessSection } from "./process-section.tsx";
import { RealThings } from "./real-things.tsx";
import { ServicePage } from "./service-page.tsx";
import type { Handle } from "../../ui/layout/handle.ts";

export const handle = {
  surface: "danfo",
  meta: () => ({
    ...words.meta,
    picture: "share/branding",
  }),
} satisfies Handle;

function BrandingPage() {
  return (
    <ServicePage
      hero={words.hero}
      drawing={<Painter />}
    >
      <Introduction />
      <RealThings />
      <Benefits />
      <ProcessSection title={words.process.title}>
        <Process steps={processSteps(words.process)} />
      </ProcessSection>
      <FeaturedClients />
      <Questions />
      <FeaturedProjects
        title={words.projects.title}
        service="branding"
      />
      <CallToAction
        {...words.call}
        action={{
          label: shared.startProject,
          href: requestPath(serviceFragment(paths.branding)),
        }}
        surface="lagoon"
      />
      <ClientTestimonials service="branding" surface="laterite" />
    </ServicePage>
  );
}

function Introduction() {
  return (
    <section className="section wrap grid intro">
      {words.introduction.map(({ title, text }) => (
        <div key={title} className="stack half span-6">
          <h2>{title}</h2>
          <p className="lead">{text}</p>
        </div>
      ))}
    </section>
  );
}

function Questions() {
  return branding.questions.length > 0 && (
    <section className="section wrap" aria-labelledby="questions">
      <SectionDivider at={0.56} />
      <div className="grid">
        <div className="span-4">
          <h2 id="questions">{shared.questions}</h2>
          <FirstContact />
        </div>
        <div className="span-7 from-6">
          <Accordion name="branding-questions" items={branding.questions} />
        </div>
      </div>
    </section>
  );
}

export { BrandingPage as Component };
