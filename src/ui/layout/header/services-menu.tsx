import { useRef, useState } from "react";
import { type ServiceGroup, serviceMenu } from "./service-menu.ts";
import words from "../../../../data/words/header.json" with { type: "json" };
import { closePopover } from "../../../lib/open-popover.ts";
import { Icon } from "../../pictures/icon.tsx";
import { chevron } from "../../pictures/icon-shapes.ts";
import { TextLink } from "../../controls/text-link.tsx";
import { paths } from "../../../paths.ts";
import { hoverMenu } from "./hover-menu.ts";
import { ariaCurrent, pricesLink } from "./main-links.ts";
import { ServicesGroup } from "./services-group.tsx";
import { usePageChange } from "./use-page-change.ts";

interface ServicesMenuProps {
  /** The trigger's label. */
  label: string;
  pathname: string;
}

/**
 * "Services" in the desktop bar: a popover that also opens on hover, by a style
 * and then by the early script.
 */
export function ServicesMenu({ label, pathname }: ServicesMenuProps) {
  const popover = useRef<HTMLDivElement>(null);
  // The early script is sooner, but may be missing.
  usePageChange(() => closePopover(popover.current));
  return (
    <div className="services" {...hoverMenu}>
      <button
        type="button"
        className="nav-link"
        popoverTarget="services-menu"
        aria-controls="services-menu"
        aria-current={ariaCurrent(paths.services, pathname) && "true"}
        // The early script says whether it is expanded.
        suppressHydrationWarning
      >
        {label}
        <Icon shape={chevron} />
      </button>
      <div
        id="services-menu"
        className="services-menu sky-paper wrap"
        popover="auto"
        ref={popover}
      >
        <ServicesGroups />
      </div>
    </div>
  );
}

/** The categories with their links. */
function ServicesGroups() {
  const [service, setService] = useState<ServiceGroup["id"]>("design");
  const prices = pricesLink();
  return (
    <div className="services-groups">
      {serviceMenu().map((group) => (
        <ServicesGroup
          key={group.id}
          group={group}
          active={group.id === service}
          onChoose={() => setService(group.id)}
        />
      ))}
      <p className="all-services cluster">
        <TextLink to={paths.services}>{words.links.allServices}</TextLink>{" "}
        <TextLink to={prices.to}>{prices.label}</TextLink>
      </p>
    </div>
  );
}
