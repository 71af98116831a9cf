import { useContext } from "react";
import type { ProjectSummary } from "../../agency/projects/project-views.ts";
import words from "../../../data/words/portfolio.json" with { type: "json" };
import { projectPath } from "../../paths.ts";
import { CopyButton } from "../../ui/controls/copy-button.tsx";
import { DocumentPartsContext } from "../../ui/layout/document/document-parts.ts";

/**
 * Two ways to share a project, at the top: its end has only the next project.
 */
export function ShareProject({ project }: { project: ProjectSummary }) {
  const { siteUrl = "" } = useContext(DocumentPartsContext);
  const { slug, name } = project;
  const url = siteUrl + projectPath(slug);
  // Addresses of this form need no encoding in an email body.
  const mail = `mailto:?subject=${encodeURIComponent(name)}&body=${url}`;
  return (
    <div className="cluster meta">
      <CopyButton
        plain
        label={words.project.copy}
        text={url}
        otherwise="Copy it from the address bar."
      />{" "}
      <a className="text-link" href={mail}>
        {words.project.mail}
      </a>
    </div>
  );
}
