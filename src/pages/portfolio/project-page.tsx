import { useLoaderData } from "react-router-dom";
import type { ProjectFacts } from "../../../data/project-views.ts";
import { projectList } from "../../../data/projects.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { arrowLeft } from "../../ui/pictures/icon-shapes.ts";
import { Link } from "react-router-dom";
import { Pills } from "../../ui/controls/pill.tsx";
import { NotFoundView } from "../../ui/layout/views/not-found-view.tsx";
import { paths } from "../../paths.ts";
import { Gallery } from "./gallery.tsx";
import { NextProject } from "./next-project.tsx";
import { type ProjectData, projectData } from "./project-data.ts";
import { ShareProject } from "./share-project.tsx";
import type { Handle, Meta } from "../../ui/layout/handle.ts";

export const handle = { sky: "paper", meta, status } satisfies Handle;

function meta({ project }: ProjectData): Meta {
  if (!project) return { title: "Project not found", noIndex: true };
  const { slug, name, description } = project;
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
          title="We have no project by that name."
          hasSearch={false}
        />
      </main>
    );
  }
  const { slug } = project;
  const place = projectList.findIndex((other) => other.slug === slug);
  const next = projectList.at((place + 1) % projectList.length);
  return (
    <main id="main" tabIndex={-1}>
      <header className="hero grid wrap">
        <div className="project-head cluster">
          <Link className="text-link" to={paths.portfolio}>
            <Icon shape={arrowLeft} />
            Portfolio
          </Link>
          <ShareProject project={project} />
        </div>
        <h1 className="f0 span-8">{project.name}</h1>
        <div className="stack span-4">
          <p className="lead">{project.description}</p>
          <Pills labels={project.tags} />
        </div>
        {project.facts && <Facts {...project.facts} />}
      </header>
      <Gallery key={slug} project={project} />
      {next && next.slug !== slug && <NextProject project={next} />}
    </main>
  );
}

function Facts({ where, work, time, result }: ProjectFacts) {
  return (
    <dl className="project-facts stats">
      <Fact label="Where" text={where} />
      <Fact label="What we did" text={work} />
      <Fact label="How long" text={time} />
      <div className="project-result">
        <dt className="meta soft">After a season</dt>
        <dd className="f1">{result}</dd>
      </div>
    </dl>
  );
}

function Fact({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt className="meta soft">{label}</dt>
      <dd className="f4">{text}</dd>
    </div>
  );
}

export { projectData, ProjectPage as Component };
