import type { ReactNode } from "react";
import type { LabelledLink } from "../../../data/schema.ts";
import { ButtonLink } from "../../components/button.tsx";
import { Pill } from "../../components/pill.tsx";
import { TextLink } from "../../components/text-link.tsx";

export interface ServiceHeroProps {
  /** The service's name, in a pill above the headline. */
  tag: string;
  headline: string;
  text?: string;
  /** What to do first, and where to look before. */
  action: LabelledLink;
  proof: LabelledLink;
  /** The drawing, and the ground that it stands on. */
  children: ReactNode;
}

/** The first field of a service's page: what it is, and a drawing of it. */
export function ServiceHero(props: ServiceHeroProps) {
  const { tag, headline, text, action, proof, children } = props;
  return (
    <section className="sky service-hero">
      <div className="hero grid wrap">
        <p>
          <Pill>{tag}</Pill>
        </p>
        <h1 className="span-8">{headline}</h1>
        <div className="service-actions span-3 from-10">
          {text && <p className="lead soft">{text}</p>}
          <ButtonLink to={action.href}>{action.label}</ButtonLink>
          <TextLink to={proof.href}>{proof.label}</TextLink>
        </div>
      </div>
      {children}
    </section>
  );
}
