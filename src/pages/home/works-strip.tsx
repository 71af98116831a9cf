import { projectList } from "../../../data/projects.ts";
import type { ProjectSummary } from "../../../data/schema.ts";
import { signs, signsNote } from "../../../data/home.ts";
import { site } from "../../../data/site.ts";
import { projectPath } from "../../paths.ts";
import { Link } from "react-router-dom";
import { Icon } from "../../ui/pictures/icon.tsx";
import { arrowRight, arrowUpRight } from "../../ui/pictures/icon-shapes.ts";
import { Picture } from "../../ui/pictures/picture.tsx";
import { BusWithBoard, Lamps, Shore, Truss } from "./works-drawings.tsx";

/**
 * "Our Works": ten signs that hang from a truss over the road. The visitor
 * scrolls them sideways; the bus on the road below shows how far.
 */
export function WorksStrip() {
  return (
    <section className="sky works" aria-labelledby="our-works">
      <Truss />
      <Shore />
      {/* In the tab order, so that the arrow keys scroll it. */}
      <div
        className="works-strip"
        role="group"
        aria-labelledby="our-works"
        tabIndex={0}
      >
        <div className="works-sign sky-lagoon">
          <h2 id="our-works" className="f3">Our Works</h2>
          <p>{signsNote}</p>
          <p className="cluster works-length">
            {site.bridge.kilometres} km <Icon shape={arrowRight} />
          </p>
        </div>
        <ul>
          <Signs />
        </ul>
      </div>
      <BusWithBoard />
    </section>
  );
}

function Signs() {
  return signs.map(({ slug, line }, index) => {
    const project = projectList.find((it) => it.slug === slug);
    return project && (
      <li key={slug}>
        <Lamps />
        <Link className="works-sign" to={projectPath(slug)}>
          <SignPicture project={project} index={index} />
          <span className="works-plate">
            <strong>{project.name}</strong>
            <Icon shape={arrowUpRight} />
            <span>{line}</span>
          </span>
        </Link>
      </li>
    );
  });
}

interface SignPictureProps {
  project: ProjectSummary;
  index: number;
}

/** Wide and tall by turns; on phones tall, as wide signs would not fit. */
function SignPicture({ project, index }: SignPictureProps) {
  const isWide = index % 2 === 0;
  return (
    <Picture
      picture={`${project.slug}/${isWide ? "cover" : "tall"}`}
      kind={isWide ? "cover" : "tall"}
      // As works-strip.css sizes them, with what it crops.
      sizes={isWide
        ? "clamp(400px, 89vh - 270px, 747px)"
        : `${narrowWindow} ${narrowSize}, clamp(240px, 54vh - 160px, 448px)`}
      widths={isWide
        ? [640, 800, 1200, 1600, 2000]
        : [320, 400, 640, 800, 1200]}
      narrow={isWide
        ? {
          picture: `${project.slug}/tall`,
          kind: "tall",
          sizes: narrowSize,
          widths: [320, 640, 800],
          media: narrowWindow,
        }
        : undefined}
      alt={project.coverAlt}
      priority={index === 0}
    />
  );
}

const narrowWindow = "(max-width: 699.98px)";
const narrowSize = "clamp(250px, 64vw, 320px)";
