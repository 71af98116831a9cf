import { projectList } from "../../../data/project-list.ts";
import { Danfo } from "../../components/danfo.tsx";
import { Lamp } from "../../components/lamp.tsx";
import { Link } from "../../components/link.tsx";
import { Picture } from "../../components/picture.tsx";
import { projectPath } from "../../paths.ts";

/**
 * The strip's pictures in their order along the deck, with their widths in
 * hundredths of the window. Sizes and shapes change from one to the next.
 */
const places = [
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

/** "Our Works": ten pictures that stand on the deck, lamps in their gaps. */
export function WorksStrip() {
  return (
    <section className="sky works" aria-labelledby="our-works">
      <div className="works-strip">
        <h2 id="our-works" className="f3">Our Works</h2>
        <ul>
          {places.map(([slug, kind, width], index) => (
            <li key={slug} className={`works-${width}`}>
              <Lamp />
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
      <Danfo arrives />
    </section>
  );
}

function altOf(slug: string): string {
  return projectList.find((project) => project.slug === slug)?.coverAlt ?? "";
}
