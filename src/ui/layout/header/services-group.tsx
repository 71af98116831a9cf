import { useState } from "react";
import { findProject } from "../../../agency/projects/projects.ts";
import type { ServiceGroup } from "./service-menu.ts";
import { fillIn } from "../../text/fill-in.ts";
import { Icon } from "../../pictures/icon.tsx";
import { arrowRight } from "../../pictures/icon-shapes.ts";
import { Link } from "react-router-dom";
import { Picture } from "../../pictures/picture.tsx";
import { EarlyButton } from "../../controls/early-button.tsx";
import { choose } from "../../controls/make-current.ts";
import { useTimer } from "../../controls/use-timer.ts";

/** How long the mouse must rest on a category before it becomes active. */
const restDelayMs = 120;

/**
 * Only the widths that the layout can use, because every document has this
 * menu.
 */
const pictureWidths = [320, 400, 640, 800, 960, 1200];

interface ServicesGroupProps {
  group: ServiceGroup;
  isFirst: boolean;
}

/**
 * One category of the services menu, its links and a picture: of the project of
 * the link that was pointed at or focused last, or of the category. Its button says
 * which category shows; the inline script changes it by clicks, before and after
 * hydration, and React by mouse and focus.
 */
export function ServicesGroup({ group, isFirst }: ServicesGroupProps) {
  const timer = useTimer();
  const panelId = `services-${group.id}`;
  const [slug, setSlug] = useState<string>();
  const pointedAt = findProject(slug);
  const project = pointedAt ?? findProject(group.project);
  return (
    <div className="services-group">
      <EarlyButton
        name="service"
        className="category"
        aria-expanded={isFirst}
        aria-controls={panelId}
        onFocus={({ currentTarget }) => choose(currentTarget)}
        onMouseEnter={({ currentTarget }) =>
          timer.start(restDelayMs, () => choose(currentTarget))}
        onMouseLeave={timer.cancel}
      >
        {group.label}
        <Icon shape={arrowRight} />
      </EarlyButton>
      <div id={panelId} className="category-panel">
        <ul onMouseLeave={() => setSlug(undefined)}>
          {group.links.map(({ label, href, note, project }) => (
            <li key={label}>
              <Link
                to={href}
                onMouseEnter={() => setSlug(project)}
                onFocus={() => setSlug(project)}
              >
                <strong>{label}</strong> <span>{fillIn(note)}</span>
              </Link>
            </li>
          ))}
        </ul>
        {project && (
          <figure>
            <Picture
              picture={`${project.slug}/cover`}
              kind="cover"
              sizes="min(22vw, 394px)"
              widths={pictureWidths}
              alt={project.coverAlt}
            />
            <figcaption className="meta">
              {pointedAt?.name ?? group.caption}
            </figcaption>
          </figure>
        )}
      </div>
    </div>
  );
}
