import { type KeyboardEvent, type MouseEvent, useRef } from "react";
import { serviceMenu } from "../../data/service-menu.ts";
import { Icon } from "../components/icon.tsx";
import { chevron } from "../components/icon-shapes.ts";
import { TextLink } from "../components/text-link.tsx";
import { paths } from "../paths.ts";
import { currentMark } from "./main-links.ts";
import { useServicePanel } from "./service-panel.tsx";
import { ServicesGroup } from "./services-group.tsx";
import { useHoverMenu } from "./use-hover-menu.ts";
import { useHydrated } from "./use-hydrated.ts";

/**
 * "Services" of the desktop bar: a disclosure that also opens under the
 * mouse. Until the script is alive, and without one, CSS opens it.
 */
export function ServicesMenu({ pathname }: { pathname: string }) {
  const [panel, dispatch] = useServicePanel();
  const area = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const live = useHydrated();
  const close = () => dispatch({ type: "close" });
  const { areaEvents, clickCounts } = useHoverMenu({
    open: panel.open,
    onOpen: () => dispatch({ type: "open" }),
    onClose: close,
    area,
    trigger,
  });

  function enterWithArrow(event: KeyboardEvent) {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    dispatch({ type: "open" });
    // The panel can take the focus only once it is shown.
    requestAnimationFrame(() =>
      area.current?.querySelector<HTMLElement>(
        '.category[aria-expanded="true"]',
      )
        ?.focus()
    );
  }

  function closeOnChoice(event: MouseEvent) {
    if ((event.target as Element).closest("a")) close();
  }

  return (
    <div
      className="services"
      data-live={live || undefined}
      data-open={panel.open || undefined}
      ref={area}
      {...areaEvents}
    >
      <button
        type="button"
        className="nav-link"
        ref={trigger}
        aria-expanded={panel.open}
        aria-controls="services-menu"
        aria-current={currentMark(paths.services, pathname) && "true"}
        onClick={() => clickCounts() && dispatch({ type: "toggle" })}
        onKeyDown={enterWithArrow}
      >
        Services
        <Icon shape={chevron} />
      </button>
      <div
        id="services-menu"
        className="services-menu sky-paper wrap"
        onClick={closeOnChoice}
      >
        <div className="services-groups">
          {serviceMenu.map((group) => (
            <ServicesGroup
              key={group.id}
              group={group}
              active={group.id === panel.service}
              onChoose={() =>
                dispatch({ type: "setService", service: group.id })}
            />
          ))}
          <TextLink className="all-services" to={paths.services}>
            All services
          </TextLink>
        </div>
      </div>
    </div>
  );
}
