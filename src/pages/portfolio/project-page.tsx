import { projectList } from "../../agency/projects/projects.ts";
import words from "../../../data/words/portfolio.json" with { type: "json" };
import { Icon } from "../../ui/pictures/icon.tsx";
import { arrowLeft } from "../../ui/pictures/icon-shapes.ts";
import { Link, useLoaderData } from "react-router-dom";
import { withoutMarkdown } from "../../ui/text/without-markdown.ts";
import { NotFoundView } from "../../ui/layout/views/not-found-view.tsx";
import { paths } from "../../paths.ts";
import { Gallery } from "./gallery.tsx";
import { LikeIt } from "./like-it.tsx";
import { NextProject } from "./next-project.tsx";
import { ProjectBrief } from "./project-brief.tsx";
import { loadProject, type ProjectData } from "./load-project.ts";
import { ProjectSign } from "./project-sign.tsx";
import { ShareProject } from "./share-project.tsx";
import type { Handle, Meta } from "../../ui/layout/handle.ts";

export const handle = { surface: "paper", meta, status } satisfies Handle;

function meta({ project }: ProjectData): Meta {
  if (!project) return { title: "Project not found", noIndex: true };
  const { slug, name } = project;
  const description = withoutMarkdown(project.description);
  return { title: name, description, picture: `share/${slug}` };
}

function status({ project }: ProjectData): number {
  return project ? 200 : 404;
}

function ProjectPage() {
  const { project } = useLoaderData() as ProjectData;
  if (!project) {
    return (
      <main id="main" tabIndex={-1}>
        <NotFoundView
          title={words.project.unknown}
          hasSearch={false}
        />
      </main>
    );
  }
  const { slug } = project;
  const place = projectList.findIndex((other) => other.slug === slug);
  const next = projectList.at((place + 1) % projectList.length);
  // The key starts the arrival of the bus again.
  return (
    <main key={slug} id="main" tabIndex={-1}>
      <header className="project-top">
        <div className="project-head cluster wrap">
          <Link className="text-link" to={paths.portfolio}>
            <Icon shape={arrowLeft} />
            {words.project.portfolio}
          </Link>
          <ShareProject project={project} />
        </div>
        <ProjectSign
          project={project}
          position={place + 1}
          count={projectList.length}
        />
      </header>
      <ProjectBrief project={project} />
      <Gallery project={project} />
      <LikeIt slug={slug} />
      {next && next.slug !== slug && <NextProject project={next} />}
    </main>
  );
}

export { loadProject, ProjectPage as Component };
