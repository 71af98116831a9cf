import type { ReactNode } from "react";
import type { LabelledLink } from "../../../data/site.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { Pill } from "../../ui/controls/pill.tsx";
import { TextLink } from "../../ui/controls/text-link.tsx";

export interface ServiceHeroProps {
  /** The service's name, in a pill above the headline. */
  tag: string;
  title: string;
  lead?: string;
  /** Another service with the same page: its name and its own paragraph. */
  addition?: { title: string; text: string };
  /** The primary link, a button. */
  action: LabelledLink;
  /** The secondary link, to the agency's work. */
  proof: LabelledLink;
  /** The drawing below the text. */
  children: ReactNode;
}

/** The hero of a service's page: headline, links and a drawing. */
export function ServiceHero(props: ServiceHeroProps) {
  const { tag, title, lead, addition, action, proof, children } = props;
  return (
    <section className="surface service-hero">
      <div className="hero grid wrap">
        <p className={addition && "cluster"}>
          {addition && <Pill>{addition.title}</Pill>} <Pill>{tag}</Pill>
        </p>
        <h1 className="span-8">{title}</h1>
        {addition && <p className="lead span-6 addition">{addition.text}</p>}
        <div className="service-actions span-3 from-10">
          {lead && <p className="lead soft">{lead}</p>}
          <ButtonLink to={action.href}>{action.label}</ButtonLink>{" "}
          <TextLink to={proof.href}>{proof.label}</TextLink>
        </div>
      </div>
      {children}
    </section>
  );
}
