import { Suspense } from "react";
import { useParams } from "react-router-dom";
import words from "../../../data/words/careers.json" with { type: "json" };
import { paths } from "../../paths.ts";
import { jobPath } from "./job-path.ts";
import { ErrorState } from "../../ui/blocks/states.tsx";
import type { ContentResult } from "../../lib/content-result.ts";
import type { Arrived } from "../../streaming/page-data.ts";
import { jobData } from "./job-data.ts";
import type { JobView } from "./job-views.ts";
import { NotFoundView } from "../../ui/layout/views/not-found-view.tsx";
import { LateNoIndex } from "../../ui/layout/views/late-no-index.tsx";
import { Streamed, usePageData } from "../../streaming/streamed.tsx";
import { JobBody } from "./job-body.tsx";
import { JobHero } from "./job-hero.tsx";
import { JobSkeleton } from "./job-skeleton.tsx";
import {
  type Handle,
  type Meta,
  recordStatus,
} from "../../ui/layout/handle.ts";

function meta({ job }: Arrived<typeof jobData>): Meta {
  if (!job?.ok) return { title: words.meta.title, noIndex: job !== undefined };
  if (!job.value) return { title: "Job not found", noIndex: true };
  const { title, summary } = job.value;
  return {
    title,
    description: summary,
    picture: "share/careers",
  };
}

export const handle = {
  surface: "laterite",
  meta,
  status: ({ job }: Arrived<typeof jobData>) => recordStatus(job),
} satisfies Handle;

function JobPage() {
  const { job } = usePageData(jobData);
  return (
    <main id="main" tabIndex={-1}>
      <Suspense fallback={<JobSkeleton />}>
        <Streamed call={job}>
          {(result) => <JobResult result={result} />}
        </Streamed>
      </Suspense>
    </main>
  );
}

function JobResult({ result }: { result: ContentResult<JobView | null> }) {
  const { id = "" } = useParams();
  if (!result.ok) {
    return (
      <>
        <LateNoIndex />
        <JobHero>
          <h1 className="span-9">{words.meta.title}</h1>
        </JobHero>
        <section className="section wrap">
          <ErrorState
            retryAt={jobPath(id)}
            message={`Error loading job: ${result.message}`}
          />
        </section>
      </>
    );
  }
  return result.value ? <JobBody job={result.value} /> : (
    <NotFoundView
      title={words.job.takenDown.title}
      link={{ to: paths.careers, label: words.job.takenDown.link }}
      hasSearch={false}
    />
  );
}

export { JobPage as Component };
