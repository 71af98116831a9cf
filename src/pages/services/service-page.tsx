import type { ReactNode } from "react";
import words from "../../../data/words/service-pages.json" with {
  type: "json",
};
import { paths, requestPath } from "../../paths.ts";
import { usePage } from "../../ui/layout/handle.ts";
import { serviceFragment } from "../../ui/requests.ts";
import { ServiceHero, type ServiceHeroProps } from "./service-hero.tsx";

interface ServicePageProps {
  hero: Pick<ServiceHeroProps, "tag" | "title" | "lead" | "addition">;
  /** The drawing of the hero. */
  drawing: ReactNode;
  /** The sections, in the page's order. */
  children: ReactNode;
}

/** The page of a service: a hero with its two links, and sections. */
export function ServicePage({ hero, drawing, children }: ServicePageProps) {
  const { routePath } = usePage();
  return (
    <main id="main" tabIndex={-1}>
      <ServiceHero
        {...hero}
        action={{
          label: words.hero.start,
          href: requestPath(serviceFragment(routePath)),
        }}
        proof={{ label: words.hero.cases, href: paths.portfolio }}
      >
        {drawing}
      </ServiceHero>
      {children}
    </main>
  );
}
