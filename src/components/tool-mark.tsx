import type { Tool } from "../../data/schema.ts";

/**
 * A tool's mark in one colour, beside its name. The marks lie in one file
 * outside the scripts; without a mark, the name's first letter stands in.
 */
export function ToolMark({ tool }: { tool: Tool }) {
  return (
    <svg className="tool-mark" viewBox="0 0 24 24" aria-hidden="true">
      {tool.icon
        ? <use href={`/icons/tools.svg#${tool.icon}`} />
        : <text x="2" y="21" fontSize="24">{tool.name[0]}</text>}
    </svg>
  );
}
