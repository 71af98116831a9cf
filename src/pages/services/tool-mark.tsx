import type { Tool } from "./tool-categories.ts";
import { staticAddress } from "../../static-files.ts";

/**
 * A tool's logo in one colour, next to its name. All logos are in one SVG file
 * outside the client bundle.
 */
export function ToolMark({ tool }: { tool: Tool }) {
  return (
    <svg className="tool-mark" viewBox="0 0 24 24" aria-hidden="true">
      <use href={staticAddress(`/icons/tools.svg#${tool.icon}`)} />
    </svg>
  );
}
