import type { ClientLogo, Tool } from "../../data/schema.ts";
import { ToolMark } from "./tool-mark.tsx";

/**
 * The clients' word marks, in the text's colour, in a grid with hairlines.
 * They are files of their own, outside the scripts.
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

/** A row of tools: mark and name. */
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
