import { LoadingState } from "../../ui/blocks/states.tsx";
import { JobHero } from "./job-hero.tsx";

/** Placeholder of a job that is loading, in a typical size. */
export function JobSkeleton() {
  return (
    <>
      <JobHero>
        <div className="span-9 job-title-place">
          <LoadingState text="Loading job..." failed="Error loading job" />
        </div>
      </JobHero>
      <div className="section job-parts wrap grid" aria-hidden="true">
        <div className="colleague span-3">
          <div className="face-place skeleton" />
          <p className="meta lines skeleton" />
        </div>
        <div className="job-side span-3 from-10">
          <div className="facts">
            {["a", "b", "c", "d"].map((key) => (
              <div key={key}>
                <p className="meta lines skeleton" />
                <p className="heading-3 lines skeleton" />
              </div>
            ))}
          </div>
          <p className="apply-top skeleton" />
        </div>
        <div className="job-text job-part span-5 from-5">
          <p className="heading-2 lines skeleton" />
          <p className="prose lines skeleton" />
        </div>
      </div>
    </>
  );
}
