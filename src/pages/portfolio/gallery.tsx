import type { Project } from "../../agency/projects/project-views.ts";
import { Testimonial } from "../../ui/blocks/testimonial.tsx";
import { gridWidth } from "../../ui/pictures/grid-width.ts";
import { Picture } from "../../ui/pictures/picture.tsx";
import { Caption } from "./caption.tsx";
import { galleryRows, type Look } from "./gallery-rows.ts";

const sizes: Record<Look, string> = {
  full: "(width < 43.75em) 100vw, 91vw",
  seven: `(width < 43.75em) 92vw, ${gridWidth(7)}`,
  five: `(width < 43.75em) 92vw, ${gridWidth(5)}`,
};

interface GalleryProps {
  project: Pick<
    Project,
    "slug" | "showcase" | "fullSpanIndices" | "testimonial"
  >;
}

/**
 * A project's pictures after the first, with captions: some span the row, the
 * others share it, seven columns and five. They are never cropped. The client's
 * words fill the room above a smaller one.
 */
export function Gallery({ project }: GalleryProps) {
  const { slug, showcase, testimonial } = project;
  const rows = galleryRows(project);
  return (
    <ul className={`gallery wrap ground-${slug}`}>
      {rows.map(({ position, look, hasQuote }) => {
        const shot = showcase[position - 1]!;
        return (
          <li
            key={shot.picture}
            className={look}
          >
            {hasQuote && testimonial && (
              <Testimonial testimonial={testimonial} look="plain" />
            )}
            <div className="shot">
              <Picture
                picture={shot.picture}
                kind={shot.kind}
                sizes={sizes[look]}
                narrow={shot.upright
                  ? {
                    picture: `${shot.picture}-tall`,
                    kind: "tall",
                    sizes: "100vw",
                    media: "(width < 43.75em)",
                  }
                  : undefined}
                alt={shot.alt}
              />
            </div>
            <Caption position={position} text={shot.caption} />
          </li>
        );
      })}
    </ul>
  );
}
