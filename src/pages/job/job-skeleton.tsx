import { LoadingState } from "../../components/blocks/states.tsx";
import { JobHero } from "./job-hero.tsx";

/** Placeholder of a job that is loading, of the usual size. */
export function JobSkeleton() {
  return (
    <>
      <JobHero>
        <div className="span-9 job-title-place">
          <LoadingState text="Loading job..." />
        </div>
      </JobHero>
      <div className="facts sky-paper-2 wrap" aria-hidden="true">
        {["a", "b", "c"].map((key) => (
          <div key={key}>
            <p className="meta lines skeleton" />
            <p className="f3 lines skeleton" />
          </div>
        ))}
      </div>
      <div className="job-parts wrap" aria-hidden="true">
        {["a", "b", "c"].map((key) => (
          <div key={key} className="job-part grid">
            <p className="f3 lines skeleton span-4" />
            <p className="prose lines skeleton span-8" />
          </div>
        ))}
      </div>
    </>
  );
}
