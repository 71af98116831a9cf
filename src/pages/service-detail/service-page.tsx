import type { ReactNode } from "react";
import { featuredProjects } from "../../../data/featured-projects.ts";
import { links } from "../../../data/links.ts";
import {
  CallToAction,
  type CallToActionProps,
} from "../../components/blocks/call-to-action.tsx";
import { ClientVoices } from "./client-voices.tsx";
import {
  FeaturedProjects,
  type FeaturedProjectsProps,
} from "./featured-projects.tsx";
import { ServiceHero, type ServiceHeroProps } from "./service-hero.tsx";

interface ServicePageProps {
  hero: Pick<ServiceHeroProps, "tag" | "headline" | "text">;
  /** The drawing of the hero. */
  drawing: ReactNode;
  /** The sections between the hero and the projects. */
  children: ReactNode;
  featured: Omit<FeaturedProjectsProps, "projects"> & {
    service: Parameters<typeof featuredProjects>[0];
  };
  callToAction: Omit<CallToActionProps, "action">;
  /** Kilometre of the last section. */
  endKm: number;
}

/** The layout that all pages of services share, around their own sections. */
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
