import { useContext } from "react";
import type { ProjectSummary } from "../../../data/schema.ts";
import { projectPath } from "../../addresses/paths.ts";
import { DocumentPartsContext } from "../../layout/document/document-parts.ts";
import { shareLinks } from "../../layout/views/share-links.ts";

/** Plain links that share a project; its end has one way on, and no others. */
export function ShareProject({ project }: { project: ProjectSummary }) {
  const { siteUrl = "" } = useContext(DocumentPartsContext);
  const url = siteUrl + projectPath(project.slug);
  return (
    <ul className="cluster meta">
      <li className="soft">Share</li>
      {shareLinks(url, project.name).map(({ label, href }) => (
        <li key={label}>
          <a className="text-link" href={href} rel="noopener nofollow">
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
