import type { ReactNode } from "react";
import { featuredProjects } from "../../../data/featured-projects.ts";
import { links } from "../../../data/links.ts";
import {
  CallToAction,
  type CallToActionProps,
} from "../../components/call-to-action.tsx";
import { ClientVoices } from "./client-voices.tsx";
import {
  FeaturedProjects,
  type FeaturedProjectsProps,
} from "./featured-projects.tsx";
import { ServiceHero, type ServiceHeroProps } from "./service-hero.tsx";

interface ServicePageProps {
  hero: Pick<ServiceHeroProps, "tag" | "headline" | "text">;
  /** What is drawn below the headline. */
  drawing: ReactNode;
  /** What the page says between its hero and the projects. */
  children: ReactNode;
  featured: Omit<FeaturedProjectsProps, "projects"> & {
    service: Parameters<typeof featuredProjects>[0];
  };
  callToAction: Omit<CallToActionProps, "action">;
  /** Where on the bridge its last part stands. */
  endKm: number;
}

/** A service's page: the frame that all of them have, around its own parts. */
export function ServicePage(props: ServicePageProps) {
  const { service, ...featured } = props.featured;
  return (
    <main id="main" tabIndex={-1}>
      <ServiceHero
        {...props.hero}
        action={links.getStartedNow}
        proof={links.viewCaseStudies}
      >
        {props.drawing}
      </ServiceHero>
      {props.children}
      <FeaturedProjects {...featured} projects={featuredProjects(service)} />
      <CallToAction {...props.callToAction} action={links.getStartedNow} />
      <ClientVoices km={props.endKm} />
    </main>
  );
}
