import type { ProjectSummary } from "../../agency/projects/project-views.ts";
import { staticAddress } from "../../static-files.ts";

/**
 * The word marks of projects' clients, in the text's colour, in a grid with
 * hairlines. Clients without one are named. The SVG files are loaded by `<use>`,
 * so that the client bundle stays small.
 */
export function LogoStrip(
  { projects }: { projects: readonly ProjectSummary[] },
) {
  return (
    <ul className="logos">
      {projects.map((project) => (
        <li key={project.slug}>
          {project.isUnmarked ? project.client : <WordMark {...project} />}
        </li>
      ))}
    </ul>
  );
}

function WordMark({ slug, client }: ProjectSummary) {
  return (
    <svg className="client-logo" role="img" aria-label={client}>
      <use
        href={staticAddress(`/pictures/logos/${slug}.svg#mark`)}
        width="100%"
        height="100%"
      />
    </svg>
  );
}

interface MaterialStripProps {
  /** Names of materials, by their swatches in `materials.svg`. */
  materials: Readonly<Record<string, string>>;
}

/** A row of materials, each with its swatch and name. */
export function MaterialStrip({ materials }: MaterialStripProps) {
  return (
    <ul className="logos materials">
      {Object.entries(materials).map(([swatch, name]) => (
        <li key={name}>
          <svg className="tool-mark" viewBox="0 0 24 24" aria-hidden="true">
            <use href={staticAddress(`/drawings/materials.svg#${swatch}`)} />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}
