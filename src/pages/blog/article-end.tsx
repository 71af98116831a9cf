import words from "../../../data/words/blog.json" with { type: "json" };
import shared from "../../../data/words/shared.json" with { type: "json" };
import { findProject } from "../../agency/projects/projects.ts";
import type { ProjectSummary } from "../../agency/projects/project-views.ts";
import { site } from "../../../data/site.ts";
import { sameLabel } from "../../content/text/labels.ts";
import { projectPath, requestPath } from "../../paths.ts";
import { ButtonLink } from "../../ui/controls/button.tsx";
import { Icon } from "../../ui/pictures/icon.tsx";
import { arrowUpRight } from "../../ui/pictures/icon-shapes.ts";
import { Picture } from "../../ui/pictures/picture.tsx";
import { Link } from "react-router-dom";
import type { LabelledLink } from "../../../data/site.ts";
import type { ArticleView } from "./article-view.ts";
import { parts } from "../../ui/controls/parts.ts";

interface Call {
  title: string;
  text: string;
  action: LabelledLink;
}

/** The calls of categories that have another one: to requests of that name. */
export function otherCalls(): (Call & { category: string })[] {
  const { usual: _, ...others } = words.calls;
  return Object.entries<Omit<Call, "action">>(others).map((
    [category, call],
  ) => ({
    category,
    ...call,
    action: { label: shared.apply, href: requestPath(category) },
  }));
}

/** After an article: the project that it tells of, and a call to action. */
export function ArticleEnd(
  { project: slug = "", tags: [category = ""] }: Pick<
    ArticleView,
    "project" | "tags"
  >,
) {
  const project = findProject(slug);
  const usual = project
    ? {
      label: shared.startProject,
      href: requestPath(`like-${project.slug}`),
    }
    : site.book;
  const { title, text, action } =
    otherCalls().find((it) => sameLabel(category, it.category)) ??
      { ...words.calls.usual, action: usual };
  return (
    <>
      {project && <ArticleProject project={project} />}
      <div className="article-call surface-lagoon">
        <p className="heading-2">{title}</p>
        <p className="lead">{text}</p>
        <ButtonLink to={action.href}>{action.label}</ButtonLink>
      </div>
    </>
  );
}

/** The sign of a project; the whole sign is one link. */
function ArticleProject({ project }: { project: ProjectSummary }) {
  const { slug, name, line, coverAlt, wide } = project;
  const cover = { picture: `${slug}/cover`, kind: "cover" } as const;
  return (
    <div className="article-project card surface-night" {...parts.card}>
      <div className="card-picture" {...parts.cardPicture}>
        <Picture
          {...wide ? { picture: `${slug}/${wide}`, kind: "full" } : cover}
          sizes="(width >= 62.5em) min(44vw, 820px), 90vw"
          narrow={{ ...cover, sizes: "90vw", media: "(width < 43.75em)" }}
          alt={coverAlt}
        />
      </div>
      <p className="heading-2">
        <Link className="card-link" to={projectPath(slug)}>
          <span>
            <span className="heading-4">{words.article.project}</span> {name}
          </span>
          <Icon shape={arrowUpRight} />
        </Link>
      </p>
      <p className="soft">{line}</p>
    </div>
  );
}
