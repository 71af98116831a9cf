import { useRef } from "react";
import { serviceMenu } from "./service-menu.ts";
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
        className="services-menu surface-paper wrap"
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
  const prices = pricesLink();
  return (
    <div className="services-groups">
      {serviceMenu().map((group, index) => (
        <ServicesGroup key={group.id} group={group} isFirst={index === 0} />
      ))}
      <p className="all-services cluster">
        <TextLink to={paths.services}>{words.links.allServices}</TextLink>{" "}
        <TextLink to={prices.to}>{prices.label}</TextLink>
      </p>
    </div>
  );
}
