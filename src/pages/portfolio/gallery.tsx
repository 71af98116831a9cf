import type { Shot } from "../../../data/schema.ts";
import { Picture } from "../../ui/pictures/picture.tsx";

const sizes = {
  full: "(width < 43.75em) 100vw, 91vw",
  square: "(width < 43.75em) 92vw, 45vw",
  paired: "45vw",
};

/** Positions of squares that share a row on phones in long galleries. */
const paired = [5, 6];

/**
 * A project's pictures with captions, two per row; wide ones span the row. They
 * are never cropped.
 */
export function Gallery({ shots }: { shots: readonly Shot[] }) {
  return (
    <ul className="gallery wrap">
      {shots.map(({ picture, kind, upright, alt, caption }, index) => {
        const isPaired = shots.length > 10 && paired.includes(index + 1);
        const look = isPaired ? "paired" : kind;
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
                <strong>{index + 1}</strong> <span>{caption}</span>
              </p>
            )}
          </li>
        );
      })}
    </ul>
  );
}
