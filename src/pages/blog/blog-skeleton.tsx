import type { ReactNode } from "react";
import { LoadingState } from "../../ui/blocks/states.tsx";
import { limits } from "./blog-list.ts";
import { BlogSection } from "./blog-section.tsx";

/** Placeholder while the list loads, with the same size on the first screen. */
export function BlogSkeleton() {
  return (
    <>
      <BlogSection
        name="recent"
        aside={
          <>
            <LoadingState
              text="Loading blogs..."
              failed="Error loading blogs"
            />
            <Pills count={4} className="pills-late" />
          </>
        }
      >
        <Cards count={limits.recent} />
      </BlogSection>
      <BlogSection name="featured" aside={<Pills count={5} />}>
        <Cards count={limits.featured} />
      </BlogSection>
    </>
  );
}

function Pills({ count, className }: { count: number; className?: string }) {
  return (
    <div className={`pills ${className ?? ""}`} aria-hidden="true">
      {repeat(
        count,
        (index) => <span key={index} className="pill-place skeleton" />,
      )}
    </div>
  );
}

function Cards({ count }: { count: number }) {
  return (
    <div className="blog-grid" aria-hidden="true">
      {repeat(count, (index) => (
        <div key={index} className="card blog-card">
          <div className="card-picture cover-place skeleton" />
          <div className="blog-card-text">
            <p className="card-facts">
              <span className="pill-place skeleton" />
              <span className="lines skeleton" />
            </p>
            <p className="card-title heading-3 lines skeleton" />
            <p className="card-preview lines skeleton" />
          </div>
        </div>
      ))}
    </div>
  );
}

function repeat(
  count: number,
  make: (index: number) => ReactNode,
): ReactNode[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
