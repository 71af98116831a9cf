import { capitalizedCount } from "../../lib/text/number-words.ts";
import type { ProjectSummary } from "../../agency/projects/project-views.ts";
import footerWords from "../../../data/words/footer.json" with { type: "json" };
import words from "../../../data/words/home.json" with { type: "json" };
import { site } from "../../../data/site.ts";
import { projectPath } from "../../paths.ts";
import { Link } from "react-router-dom";
import { Truss } from "../../ui/art/truss.tsx";
import { Anchor } from "../../ui/controls/anchor.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { arrowRight, arrowUpRight } from "../../ui/pictures/icon-shapes.ts";
import { Picture } from "../../ui/pictures/picture.tsx";
import { shownSigns } from "./named-projects.ts";
import { SignField } from "./sign-field.tsx";
import { BusWithBoard, Lamps, Shore } from "./works-drawings.tsx";
import { parts } from "../../ui/controls/parts.ts";

/**
 * "Our Works": signs on a truss over the road, which scroll sideways; the
 * bus on the road shows the progress.
 */
export function WorksStrip() {
  const signs = shownSigns();
  return signs.length > 0 && (
    <section className="surface works" aria-labelledby="our-works">
      <Truss />
      {/* In the tab order, so that the arrow keys scroll it. */}
      <div
        className="works-strip"
        {...parts.row}
        role="group"
        aria-labelledby="our-works"
        tabIndex={0}
      >
        <div className="works-sign hanging-sign surface-lagoon">
          <h2 id="our-works" className="heading-3">{words.works.title}</h2>
          <p>{capitalizedCount(signs.length, "project")}</p>
          <p className="cluster works-length">
            <span>{`${site.kilometres} km`}</span> <Icon shape={arrowRight} />
          </p>
        </div>
        <ul>
          {signs.map(({ project, line }, index) => (
            <li key={project.slug}>
              <Lamps />
              <Link
                className="works-sign hanging-sign"
                to={projectPath(project.slug)}
              >
                <SignPicture project={project} index={index} />
                <span className="works-plate">
                  <strong>{project.name}</strong>
                  <Icon shape={arrowUpRight} />
                  <span>{line}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <LastStop />
      </div>
      {/* Last, as the strip moves it: a document may be painted in parts. */}
      <Shore />
      <BusWithBoard />
    </section>
  );
}

/**
 * The sign at the end of the road, which is no work: a field for the visitor's
 * own, and the call to action.
 */
function LastStop() {
  const { title, note } = words.works.lastStop;
  return (
    <div className="works-stop">
      <Lamps />
      <section
        className="works-sign hanging-sign surface-lagoon"
        aria-label={title}
      >
        <span>
          {`${footerWords.bridge.end} · km ${site.kilometres}`}
        </span>{" "}
        <strong>{title}</strong> <SignField />
        <Anchor className="button" to={site.book.href}>
          {site.book.label}
          <Icon shape={arrowRight} />
        </Anchor>{" "}
        <span>{note}</span>
      </section>
    </div>
  );
}

interface SignPictureProps {
  project: ProjectSummary;
  index: number;
}

/** Alternately wide and tall; all wide in small windows, which are low. */
function SignPicture({ project, index }: SignPictureProps) {
  const wide = {
    picture: `${project.slug}/cover`,
    kind: "cover",
    // The sizes of works-strip.css, including the cropped part.
    sizes:
      `${phone} clamp(250px, 72vw, 360px), ${tablet} calc(133vh - 816px), clamp(266px, 133vh - 15.6vw - 495px, 747px)`,
    widths: [320, 400, 480, 640, 800, 960, 1200, 1600, 2000],
  } as const;
  const tall = {
    picture: `${project.slug}/tall`,
    kind: "tall",
    sizes:
      `${tablet} calc(80vh - 490px), clamp(240px, 80vh - 9.4vw - 288px, 448px)`,
    widths: [320, 400, 640, 800, 960, 1200],
    narrow: { ...wide, media: `${phone}, (max-height: 47.49em), ${narrow}` },
  } as const;
  return (
    <Picture
      {...index % 2 ? tall : wide}
      alt={project.coverAlt}
      priority={index === 0}
    />
  );
}

/** Signs are wide here, too: tall ones would be too narrow for their names. */
const narrow = "(min-width: 62.5em) and (max-width: 68.74em)";
const phone = "(max-width: 43.74em)";
const tablet = "(max-width: 62.49em)";
