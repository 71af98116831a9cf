import { LoadingState } from "../../ui/blocks/states.tsx";

/** Placeholder of an article that is loading, in a typical size. */
export function ArticleSkeleton() {
  return (
    <div className="article wrap">
      <div className="pills" aria-hidden="true">
        <span className="pill-place skeleton" />
        <span className="pill-place skeleton" />
      </div>
      <p className="heading-1 lines skeleton" aria-hidden="true" />
      <div className="byline">
        <LoadingState text="Loading Blog..." failed="Error loading Blog" />
      </div>
      <div className="article-cover skeleton" aria-hidden="true" />
      <div className="article-parts grid" aria-hidden="true">
        <div className="contents span-4">
          <p className="lines skeleton" />
        </div>
        <div className="article-text span-6 from-6">
          {["a", "b", "c", "d"].map((key) => (
            <div key={key} className="prose">
              <p className="heading-3 lines skeleton" />
              <p className="lines skeleton" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
