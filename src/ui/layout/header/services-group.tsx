import type { ServiceGroup } from "../../../../data/schema.ts";
import { Icon } from "../../pictures/icon.tsx";
import { arrowRight } from "../../pictures/icon-shapes.ts";
import { Link } from "react-router-dom";
import { Picture } from "../../pictures/picture.tsx";
import { ScriptButton } from "../../controls/script-button.tsx";
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
  active: boolean;
  onChoose: () => void;
}

/** One category of the services menu, its links and a picture. */
export function ServicesGroup({ group, active, onChoose }: ServicesGroupProps) {
  const timer = useTimer();
  const panelId = `services-${group.id}`;
  const { picture, alt, caption } = group.picture;
  return (
    <div className="services-group">
      <ScriptButton
        className="category"
        aria-expanded={active}
        aria-controls={panelId}
        onClick={onChoose}
        onFocus={onChoose}
        onMouseEnter={() => timer.start(restDelayMs, onChoose)}
        onMouseLeave={timer.cancel}
      >
        {group.label}
        <Icon shape={arrowRight} />
      </ScriptButton>
      <div id={panelId} className="category-panel">
        <ul>
          {group.links.map(({ label, href, note }) => (
            <li key={label}>
              <Link to={href}>
                <strong>{label}</strong> <span>{note}</span>
              </Link>
            </li>
          ))}
        </ul>
        <figure>
          <Picture
            picture={picture}
            kind="cover"
            sizes="min(22vw, 394px)"
            widths={pictureWidths}
            alt={alt}
          />
          <figcaption className="meta">{caption}</figcaption>
        </figure>
      </div>
    </div>
  );
}
