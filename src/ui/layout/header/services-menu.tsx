import { type MouseEvent, useEffect, useRef, useState } from "react";
import { type ServiceGroup, serviceMenu } from "./service-menu.ts";
import words from "../../../../data/words/header.json" with { type: "json" };
import { closePopover } from "../../../lib/open-popover.ts";
import { Icon } from "../../pictures/icon.tsx";
import { chevron } from "../../pictures/icon-shapes.ts";
import { TextLink } from "../../controls/text-link.tsx";
import { useHydrated } from "../../../streaming/use-hydrated.ts";
import { paths } from "../../../paths.ts";
import { ariaCurrent, pricesLink } from "./main-links.ts";
import { menuTrigger } from "./enter-menu.ts";
import { ServicesGroup } from "./services-group.tsx";
import { useHoverMenu } from "./use-hover-menu.ts";
import { usePageChange } from "./use-page-change.ts";

interface ServicesMenuProps {
  /** The trigger's label. */
  label: string;
  pathname: string;
}

/**
 * "Services" in the desktop bar: a disclosure that also opens on hover. Before
 * hydration, and without JavaScript, it is a popover, which CSS opens on hover.
 */
export function ServicesMenu({ label, pathname }: ServicesMenuProps) {
  const [open, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();
  const { areaEvents, isToggle } = useHoverMenu({
    open,
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
    area,
    trigger,
  });

  usePageChange(() => setOpen(false));

  return (
    <div
      className="services"
      data-open={open || undefined}
      ref={area}
      {...areaEvents}
    >
      <button
        type="button"
        className="nav-link"
        {...menuTrigger}
        ref={trigger}
        popoverTarget={hydrated ? undefined : "services-menu"}
        // Before hydration the browser exposes the popover's state.
        aria-expanded={hydrated ? open : undefined}
        aria-controls="services-menu"
        aria-current={ariaCurrent(paths.services, pathname) && "true"}
        onClick={() => isToggle() && setOpen(!open)}
      >
        {label}
        <Icon shape={chevron} />
      </button>
      <ServicesPanel open={open} close={() => setOpen(false)} />
    </div>
  );
}

interface ServicesPanelProps {
  open: boolean;
  close(): void;
}

/** The categories with their links; choosing a link closes the panel. */
function ServicesPanel({ open, close }: ServicesPanelProps) {
  const [service, setService] = useState<ServiceGroup["id"]>("design");
  const popover = useRef<HTMLDivElement>(null);
  const prices = pricesLink();
  function closeOnLink(event: MouseEvent) {
    if ((event.target as Element).closest("a")) close();
  }
  // The visitor may have opened it as a popover before hydration.
  useEffect(() => {
    if (open) return () => closePopover(popover.current);
  }, [open]);
  return (
    <div
      id="services-menu"
      className="services-menu sky-paper wrap"
      popover="auto"
      ref={popover}
      onClick={closeOnLink}
      onToggle={(event) => event.newState === "closed" && close()}
    >
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
          <TextLink to={paths.services}>{words.links.allServices}</TextLink>
          {" "}
          <TextLink to={prices.to}>{prices.label}</TextLink>
        </p>
      </div>
    </div>
  );
}
