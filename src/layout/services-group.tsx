import { useRef } from "react";
import type { ServiceGroup } from "../../data/schema.ts";
import { Icon } from "../components/icon.tsx";
import { arrowRight } from "../components/icon-shapes.ts";
import { Link } from "../components/link.tsx";
import { Picture } from "../components/picture.tsx";

/** How long the mouse must rest on a category before it becomes the active one. */
const restDelay = 120;

interface ServicesGroupProps {
  group: ServiceGroup;
  active: boolean;
  onChoose: () => void;
}

/** One category of the services menu, and its links beside a picture. */
export function ServicesGroup({ group, active, onChoose }: ServicesGroupProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const panelId = `services-${group.id}`;
  const { picture, alt, caption } = group.picture;
  return (
    <div className="services-group">
      <button
        type="button"
        className="category"
        aria-expanded={active}
        aria-controls={panelId}
        onClick={onChoose}
        onFocus={onChoose}
        onMouseEnter={() => {
          timer.current = setTimeout(onChoose, restDelay);
        }}
        onMouseLeave={() => clearTimeout(timer.current)}
      >
        {group.label}
        <Icon shape={arrowRight} />
      </button>
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
          <Picture picture={picture} kind="cover" sizes="22vw" alt={alt} />
          <figcaption className="meta">{caption}</figcaption>
        </figure>
      </div>
    </div>
  );
}
