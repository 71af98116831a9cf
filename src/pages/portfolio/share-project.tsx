import { useContext } from "react";
import type { ProjectSummary } from "../../../data/schema.ts";
import { projectPath } from "../../paths.ts";
import { CopyButton } from "../../ui/controls/copy-button.tsx";
import { DocumentPartsContext } from "../../ui/layout/document/document-parts.ts";

/** Two ways to share a project; its end has one way on, and no others. */
export function ShareProject({ project }: { project: ProjectSummary }) {
  const { siteUrl = "" } = useContext(DocumentPartsContext);
  const { slug, name } = project;
  const url = siteUrl + projectPath(slug);
  // In a mail's text, addresses of this form need no encoding.
  const mail = `mailto:?subject=${encodeURIComponent(name)}&body=${url}`;
  return (
    <div className="cluster meta">
      <CopyButton
        plain
        label="Copy link"
        text={url}
        otherwise="Copy it from the address bar."
      />
      <a className="text-link" href={mail}>
        Send by mail
      </a>
    </div>
  );
}
