import { type MouseEvent, useEffect, useRef } from "react";
import { serviceMenu } from "./service-menu.ts";
import words from "../../../../data/words/header.json" with { type: "json" };
import { closePopover } from "../../../lib/open-popover.ts";
import { Icon } from "../../pictures/icon.tsx";
import { chevron } from "../../pictures/icon-shapes.ts";
import { TextLink } from "../../controls/text-link.tsx";
import { useHydrated } from "../../controls/use-hydrated.ts";
import { paths } from "../../../paths.ts";
import { ariaCurrent, pricesLink } from "./main-links.ts";
import { isOnLink } from "./on-link.ts";
import { useServicePanel } from "./service-panel.tsx";
import { ServicesGroup } from "./services-group.tsx";
import { useHoverMenu } from "./use-hover-menu.ts";

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
  const [panel, dispatch] = useServicePanel();
  const area = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();
  const { areaEvents, isToggle } = useHoverMenu({
    open: panel.open,
    onOpen: () => dispatch({ type: "open" }),
    onClose: () => dispatch({ type: "close" }),
    area,
    trigger,
  });

  return (
    <div
      className="services"
      data-hydrated={hydrated || undefined}
      data-open={panel.open || undefined}
      ref={area}
      {...areaEvents}
    >
      <button
        type="button"
        className="nav-link"
        ref={trigger}
        popoverTarget={hydrated ? undefined : "services-menu"}
        // Before hydration the browser exposes the popover's state.
        aria-expanded={hydrated ? panel.open : undefined}
        aria-controls="services-menu"
        aria-current={ariaCurrent(paths.services, pathname) && "true"}
        onClick={() => isToggle() && dispatch({ type: "toggle" })}
      >
        {label}
        <Icon shape={chevron} />
      </button>
      <ServicesPanel />
    </div>
  );
}

/** The categories with their links; choosing a link closes the panel. */
function ServicesPanel() {
  const [panel, dispatch] = useServicePanel();
  const popover = useRef<HTMLDivElement>(null);
  const close = () => dispatch({ type: "close" });
  function closeOnLink(event: MouseEvent) {
    if (isOnLink(event)) close();
  }
  // The visitor may have opened it as a popover before hydration.
  useEffect(() => {
    if (panel.open) return () => closePopover(popover.current);
  }, [panel.open]);
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
        {serviceMenu.map((group) => (
          <ServicesGroup
            key={group.id}
            group={group}
            active={group.id === panel.service}
            onChoose={() => dispatch({ type: "setService", service: group.id })}
          />
        ))}
        <p className="all-services cluster">
          <TextLink to={paths.services}>{words.links.allServices}</TextLink>
          <TextLink to={pricesLink.to}>{pricesLink.label}</TextLink>
        </p>
      </div>
    </div>
  );
}
