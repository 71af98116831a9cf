import { Suspense } from "react";
import { usePageData } from "../layout/page-context.ts";
import { ErrorState } from "../components/states.tsx";
import type { Answer } from "../content/answer.ts";
import type { ContentClient } from "../content/content-client.ts";
import type { JobView } from "../content/job-views.ts";
import { shortened } from "../content/text.ts";
import { NotFoundView } from "../layout/not-found-view.tsx";
import type { Meta, PageLoader, Settled } from "../layout/page-module.ts";
import { Streamed } from "../streaming/streamed.tsx";
import { JobBody } from "./job/job-body.tsx";
import { JobHero } from "./job/job-hero.tsx";
import { JobSkeleton } from "./job/job-skeleton.tsx";

interface JobData {
  job: Promise<Answer<JobView | null>>;
}

export const sky = "laterite";

export function meta({ job }: Settled<JobData>): Meta {
  if (!job?.ok) return { title: "Careers" };
  if (!job.value) return { title: "Job not found", noIndex: true };
  const { title, summary } = job.value;
  return { title, description: shortened(summary, 160) };
}

export function status({ job }: Settled<JobData>): number {
  return job?.ok && !job.value ? 404 : 200;
}

export function loader(content: ContentClient): PageLoader {
  return ({ request, params }) => ({
    job: content.job(params.id ?? "", { signal: request.signal }),
  });
}

function JobPage() {
  const { job } = usePageData<JobData>();
  return (
    <main id="main" tabIndex={-1}>
      <Suspense fallback={<JobSkeleton />}>
        <Streamed name="job" value={job}>
          {(answer) => <JobAnswer answer={answer} />}
        </Streamed>
      </Suspense>
    </main>
  );
}

function JobAnswer({ answer }: { answer: Answer<JobView | null> }) {
  if (!answer.ok) {
    return (
      <>
        <JobHero>
          <h1 className="span-9">Careers</h1>
        </JobHero>
        <section className="section wrap">
          <ErrorState message={`Error loading job: ${answer.message}`} />
        </section>
      </>
    );
  }
  return answer.value
    ? <JobBody job={answer.value} />
    : <NotFoundView what="content" />;
}

export { JobPage as Component };
