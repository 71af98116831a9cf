import type { Shot } from "../../../data/schema.ts";
import { Picture } from "../../components/pictures/picture.tsx";

const sizes = {
  full: "(width < 700px) 134vw, 96vw",
  square: "(width < 700px) 92vw, 46vw",
};

/** A project's pictures, two to a row; wide ones take a whole row. */
export function Gallery({ shots }: { shots: readonly Shot[] }) {
  return (
    <ul className="gallery wrap">
      {shots.map(({ picture, kind, alt }, index) => (
        <li
          key={picture}
          className={index === 0 ? `${kind} page-picture` : kind}
        >
          <Picture
            picture={picture}
            kind={kind}
            sizes={index === 0 ? "(width < 700px) 150vw, 100vw" : sizes[kind]}
            alt={alt}
            priority={index === 0}
          />
        </li>
      ))}
    </ul>
  );
}
