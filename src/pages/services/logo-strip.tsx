import type { ClientLogo } from "../../../data/schema.ts";
import { staticAddress } from "../../static-files.ts";

/**
 * The clients' word marks, in the text's colour, in a grid with hairlines.
 * The SVG files are loaded by `<use>`, so that the client bundle stays small.
 */
export function LogoStrip({ logos }: { logos: readonly ClientLogo[] }) {
  return (
    <ul className="logos">
      {logos.map(({ name, project }) => (
        <li key={name}>
          <svg className="client-logo" role="img" aria-label={name}>
            <use
              href={staticAddress(`/pictures/logos/${project}.svg#mark`)}
              width="100%"
              height="100%"
            />
          </svg>
        </li>
      ))}
    </ul>
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
