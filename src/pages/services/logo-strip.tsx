import type { ClientLogo } from "../../../data/schema.ts";
import { staticAddress } from "../../static-files.ts";
import type { ShownClient } from "./shown-clients.ts";

/**
 * The clients' word marks, in the text's colour, in a grid with hairlines.
 * Clients without one are named. The SVG files are loaded by `<use>`, so that the client bundle stays small.
 */
export function LogoStrip({ clients }: { clients: readonly ShownClient[] }) {
  return (
    <ul className="logos">
      {clients.map((client) => (
        <li key={client.name}>
          {client.isMarked ? <WordMark {...client} /> : client.name}
        </li>
      ))}
    </ul>
  );
}

function WordMark({ name, project }: ClientLogo) {
  return (
    <svg className="client-logo" role="img" aria-label={name}>
      <use
        href={staticAddress(`/pictures/logos/${project}.svg#mark`)}
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
