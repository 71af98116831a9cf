import type { ReactNode } from "react";
import { links } from "../../../data/site.ts";
import { ServiceHero, type ServiceHeroProps } from "./service-hero.tsx";

interface ServicePageProps {
  hero: Pick<ServiceHeroProps, "tag" | "headline" | "text" | "addition">;
  /** The drawing of the hero. */
  drawing: ReactNode;
  /** The sections, in the page's order. */
  children: ReactNode;
}

/** The page of a service: a hero with its two links, and sections. */
export function ServicePage({ hero, drawing, children }: ServicePageProps) {
  return (
    <main id="main" tabIndex={-1}>
      <ServiceHero
        {...hero}
        action={links.getStartedNow}
        proof={links.viewCaseStudies}
      >
        {drawing}
      </ServiceHero>
      {children}
    </main>
  );
}
