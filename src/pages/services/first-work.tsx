import { Link } from "react-router-dom";
import { projectPath } from "../../paths.ts";
import { Picture } from "../../ui/pictures/picture.tsx";
import { featuredProjects } from "../../agency/projects/projects.ts";

/** One of the projects, on windows too narrow for their pictures. */
export function FirstWork() {
  const [project] = featuredProjects("services");
  return project && (
    <div className="first-work wrap">
      <Picture
        picture={`${project.slug}/cover`}
        kind="cover"
        sizes="128px"
        widths={[320, 400]}
        alt=""
      />
      <div>
        <Link className="card-link" to={projectPath(project.slug)}>
          <strong>{project.name}</strong>
        </Link>
        <p className="soft">{project.line}</p>
      </div>
    </div>
  );
}
