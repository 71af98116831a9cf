import { Suspense } from "react";
import { usePageData } from "../layout/page-context.ts";
import { Bridge } from "../components/bridge.tsx";
import { Danfo } from "../components/danfo.tsx";
import { EmptyState, ErrorState } from "../components/states.tsx";
import type { Answer } from "../content/answer.ts";
import type { ContentClient } from "../content/content-client.ts";
import type { JobGroup } from "../content/job-views.ts";
import type { PageLoader } from "../layout/page-module.ts";
import { Streamed } from "../streaming/streamed.tsx";
import { JobGroups } from "./careers/job-groups.tsx";
import { JobsSkeleton } from "./careers/jobs-skeleton.tsx";

export const sky = "laterite";
export const meta = {
  title: "Careers",
  description: "Open jobs in design, engineering and teaching in Yaba, Lagos.",
  picture: "share/careers",
};

export function loader(content: ContentClient): PageLoader {
  return ({ request }) => ({
    // Not awaited: the shell leaves at once and the jobs stream after it.
    jobs: content.jobs({ signal: request.signal }),
  });
}

interface CareersData {
  jobs: Promise<Answer<JobGroup[]>>;
}

function CareersPage() {
  const { jobs } = usePageData<CareersData>();
  return (
    <main id="main" tabIndex={-1}>
      <header className="sky">
        <div className="hero grid wrap">
          <h1 className="careers-title f0 span-9">Join Us. We are hiring!</h1>
          <p className="lead soft span-3">
            We read every application and answer every one, usually within a
            week.
          </p>
        </div>
        <div className="queue wrap">
          <Danfo arrives />
          <Danfo arrives />
          <Danfo arrives />
          <Danfo arrives />
        </div>
        <Bridge spans={4} className="queue-bridge" />
      </header>
      <div className="jobs wrap">
        <Suspense fallback={<JobsSkeleton />}>
          <Streamed name="jobs" value={jobs}>
            {(answer) => <JobsAnswer answer={answer} />}
          </Streamed>
        </Suspense>
      </div>
    </main>
  );
}

function JobsAnswer({ answer }: { answer: Answer<JobGroup[]> }) {
  if (!answer.ok) {
    return <ErrorState message={`Error loading jobs: ${answer.message}`} />;
  }
  return answer.value.length > 0
    ? <JobGroups groups={answer.value} />
    : (
      <EmptyState message="No open positions at the moment. Please check back later!" />
    );
}

export { CareersPage as Component };
