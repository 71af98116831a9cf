import type { ClientLogo, Tool } from "../../../data/schema.ts";
import { ToolMark } from "./tool-mark.tsx";

/**
 * The clients' word marks, in the text's colour, in a grid with hairlines.
 * The SVG files are loaded by `<use>`, so that the client bundle stays small.
 */
export function LogoStrip({ logos }: { logos: readonly ClientLogo[] }) {
  return (
    <ul className="logos">
      {logos.map(({ name, picture }) => (
        <li key={name}>
          <svg className="client-logo" role="img" aria-label={name}>
            <use
              href={`/pictures/${picture}.svg#mark`}
              width="100%"
              height="100%"
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}

/** A row of tools, each with its logo and name. */
export function ToolStrip({ tools }: { tools: readonly Tool[] }) {
  return (
    <ul className="logos">
      {tools.map((tool) => (
        <li key={tool.name}>
          <ToolMark tool={tool} />
          {tool.name}
        </li>
      ))}
    </ul>
  );
}
