import { projectList } from "../../../data/project-list.ts";
import { DanfoBus } from "../../components/art/danfo-bus.tsx";
import { StreetLamp } from "../../components/art/street-lamp.tsx";
import { Link } from "../../components/controls/link.tsx";
import { Picture } from "../../components/pictures/picture.tsx";
import { projectPath } from "../../addresses/paths.ts";

/** The strip's pictures in order: project, kind, and width in vw. */
const pictures = [
  ["fleetwaters-farms", "cover", 20],
  ["chedar-website", "tall", 15],
  ["nexant-construction", "cover", 24],
  ["alomaa", "cover", 19],
  ["prompt-guardian", "tall", 13],
  ["armt-website", "cover", 20],
  ["aurora-ai", "cover", 24],
  ["prompt-plumber-ai", "tall", 15],
  ["tobyteq-website", "cover", 20],
  ["armt-website-cms", "cover", 19],
] as const;

/** "Our Works": ten pictures on the deck, with street lamps between them. */
export function WorksStrip() {
  return (
    <section className="sky works" aria-labelledby="our-works">
      <div className="works-strip">
        <h2 id="our-works" className="f3">Our Works</h2>
        <ul>
          {pictures.map(([slug, kind, width], index) => (
            <li key={slug} className={`works-${width}`}>
              <StreetLamp />
              <Link to={projectPath(slug)}>
                <Picture
                  picture={`${slug}/${kind}`}
                  kind={kind}
                  sizes={`max(${width * 11}px, ${width}vw)`}
                  alt={altOf(slug)}
                  priority={index === 0}
                />
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <DanfoBus arrives />
    </section>
  );
}

function altOf(slug: string): string {
  return projectList.find((project) => project.slug === slug)?.coverAlt ?? "";
}
