import type { ProjectPage } from "../../../data/project-views.ts";
import { Picture } from "../../ui/pictures/picture.tsx";

const sizes = {
  full: "(width < 43.75em) 100vw, 91vw",
  square: "(width < 43.75em) 92vw, 45vw",
  paired: "45vw",
};

/** Positions of squares that share a row on phones in long galleries. */
const paired = [5, 6];

interface GalleryProps {
  project: Pick<ProjectPage, "showcase" | "fullSpanIndices">;
}

/**
 * A project's pictures with captions, two per row; some span the row. They are
 * never cropped.
 */
export function Gallery(
  { project: { showcase, fullSpanIndices } }: GalleryProps,
) {
  const hasPair = showcase.length > 10 &&
    !paired.some((position) => fullSpanIndices.includes(position));
  return (
    <ul className="gallery wrap">
      {showcase.map(({ picture, kind, upright, alt, caption }, index) => {
        const position = index + 1;
        const look = fullSpanIndices.includes(position)
          ? "full"
          : hasPair && paired.includes(position)
          ? "paired"
          : "square";
        return (
          <li key={picture} className={look}>
            <div className={index === 0 ? "page-picture" : undefined}>
              <Picture
                picture={picture}
                kind={kind}
                sizes={index === 0 ? "100vw" : sizes[look]}
                narrow={upright
                  ? {
                    picture: `${picture}-tall`,
                    kind: "tall",
                    sizes: "100vw",
                    media: "(width < 43.75em)",
                  }
                  : undefined}
                alt={alt}
                priority={index === 0}
              />
            </div>
            {caption && (
              <p className="shot-caption">
                <strong>{position}</strong> <span>{caption}</span>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
