import type { ReactNode } from "react";
import type { ToolCategory } from "./tool-categories.ts";
import { EarlyButton } from "../../ui/controls/early-button.tsx";
import { ToolMark } from "./tool-mark.tsx";

interface ToolGridProps {
  categories: readonly ToolCategory[];
  /** The accessible name of the group of pills. */
  label: string;
  /** The section's title and text, above the pills. */
  children: ReactNode;
}

/**
 * Tools by category, chosen with pills: the inline script marks the chosen one,
 * and CSS shows its list. Without JavaScript all lists show.
 */
export function ToolGrid({ categories, label, children }: ToolGridProps) {
  return (
    <div className="tools grid">
      <div className="span-4">
        {children}
        <div className="pills" role="group" aria-label={label}>
          {categories.map(({ label }, index) => (
            <EarlyButton
              key={label}
              name="tools"
              className="pill"
              aria-pressed={index === 0}
            >
              {label}
            </EarlyButton>
          ))}
        </div>
      </div>
      <div className="span-8">
        {categories.map(({ label, tools }) => (
          <div key={label} className="tool-list">
            <h3 className="f4">{label}</h3>
            <ul>
              {tools.map((tool) => (
                <li key={tool.name}>
                  <ToolMark tool={tool} />
                  {tool.name}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
