import type { ReactEventHandler, Ref } from "react";
import { preload } from "react-dom";
import {
  pictureFile,
  type PictureKind,
  pictureKinds,
  pictureSourceSet,
} from "./picture-kinds.ts";

interface PictureProps {
  /** Reference "<set>/<name>". */
  picture: string;
  kind: PictureKind;
  /** How wide the place is, as in the `sizes` attribute. */
  sizes: string;
  alt: string;
  /** The page's largest picture in the first view: loaded at once. */
  priority?: boolean;
  className?: string;
  imageRef?: Ref<HTMLImageElement>;
  onError?: ReactEventHandler<HTMLImageElement>;
}

/**
 * One of the drawn pictures, in the best format and size. Its place has its
 * shape and its set's ground colour before the file arrives.
 */
export function Picture(
  { picture, kind, sizes, alt, priority, className = "", imageRef, onError }:
    PictureProps,
) {
  const { ratio, webp } = pictureKinds[kind];
  const width = webp[0];
  const set = picture.split("/")[0];
  // Documents name it in the head: the image itself stands behind all styles.
  if (priority && !("document" in globalThis)) {
    preload(pictureFile(picture, width, "avif"), {
      as: "image",
      type: "image/avif",
      imageSrcSet: pictureSourceSet(picture, kind, "avif"),
      imageSizes: sizes,
      fetchPriority: "high",
    });
  }
  return (
    <picture>
      <source
        type="image/avif"
        srcSet={pictureSourceSet(picture, kind, "avif")}
        sizes={sizes}
      />
      <img
        ref={imageRef}
        className={`ground ground-${set} ${className}`.trim()}
        src={pictureFile(picture, width, "webp")}
        srcSet={pictureSourceSet(picture, kind, "webp")}
        sizes={sizes}
        width={width}
        height={Math.round(width * ratio[1] / ratio[0])}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? "auto" : "async"}
        fetchPriority={priority ? "high" : undefined}
        onError={onError}
      />
    </picture>
  );
}
