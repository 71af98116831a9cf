import words from "../../../data/words/web-development.json" with {
  type: "json",
};
import { staticAddress } from "../../static-files.ts";
import { EarlyButton } from "../../ui/controls/early-button.tsx";
import { toolCategories } from "./tool-categories.ts";

/**
 * Tools by category, chosen with pills: the inline script marks the chosen one,
 * and CSS shows its list. Without JavaScript all lists show.
 */
export function Tools() {
  const { title, lead, choice } = words.tools;
  const categories = toolCategories();
  return (
    <section className="section wrap" aria-labelledby="tools">
      <div className="tools grid">
        <div className="span-4">
          <h2 id="tools">{title}</h2>
          <p className="lead soft">{lead}</p>
          <div className="pills" role="group" aria-label={choice}>
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
              <h3 className="heading-4">{label}</h3>
              <ul>
                {tools.map(({ name, icon }) => (
                  <li key={name}>
                    <svg
                      className="tool-mark"
                      viewBox="0 0 24 24"
                      aria-hidden="true"
                    >
                      <use href={staticAddress(`/icons/tools.svg#${icon}`)} />
                    </svg>
                    {name}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
