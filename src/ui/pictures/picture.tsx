import type { ReactEventHandler, Ref } from "react";
import { preload } from "react-dom";
import {
  pictureFile,
  type PictureKind,
  pictureKinds,
  pictureSourceSet,
} from "./picture-kinds.ts";
import { staticAddress } from "../../static-files.ts";

interface PictureSource {
  /** Reference "<set>/<name>". */
  picture: string;
  kind: PictureKind;
  /** The `sizes` attribute. */
  sizes: string;
  /**
   * To save bytes, the AVIF files to choose from and one WebP; all of the kind
   * unless given.
   */
  widths?: readonly number[];
}

interface PictureProps extends PictureSource {
  alt: string;
  /** Its size in pixels, where the kind has no fixed ratio. */
  width?: number;
  height?: number;
  /** Another picture, shown instead while the window matches `media`. */
  narrow?: PictureSource & { media: string };
  /** Loads with high priority: the largest picture of the first screen. */
  priority?: boolean;
  /** Loads at once: on the first screen of some windows. */
  eager?: boolean;
  className?: string;
  imageRef?: Ref<HTMLImageElement>;
  onError?: ReactEventHandler<HTMLImageElement>;
}

/**
 * One of the site's pictures, in the best format and size. Until the file
 * arrives, its box has the right aspect ratio and its set's placeholder colour.
 */
export function Picture(
  { picture, kind, sizes, alt, priority, eager = priority, widths, ...rest }:
    PictureProps,
) {
  const { className = "", imageRef, onError, narrow } = rest;
  const { ratio, webp } = pictureKinds[kind];
  const smallest = webp[0];
  const { width = smallest, height = Math.round(width * ratio[1] / ratio[0]) } =
    rest;
  const set = picture.split("/")[0];
  if (priority) {
    const media = narrow && `not all and ${narrow.media}`;
    preloadOnServer({ picture, kind, sizes, widths }, media);
    if (narrow) preloadOnServer(narrow, narrow.media);
  }
  return (
    <picture>
      {/* Without AVIF, which no phone of today lacks, the other picture. */}
      {narrow && (
        <source
          type="image/avif"
          media={narrow.media}
          srcSet={pictureSourceSet(
            narrow.picture,
            narrow.kind,
            "avif",
            narrow.widths,
          )}
          sizes={narrow.sizes}
          width={pictureKinds[narrow.kind].ratio[0]}
          height={pictureKinds[narrow.kind].ratio[1]}
        />
      )}
      <source
        type="image/avif"
        srcSet={pictureSourceSet(picture, kind, "avif", widths)}
        sizes={sizes}
      />
      <img
        ref={imageRef}
        className={`ground ground-${set} ${className}`.trim()}
        src={staticAddress(pictureFile(picture, smallest, "webp"))}
        {...(!widths && {
          srcSet: pictureSourceSet(picture, kind, "webp"),
          sizes,
        })}
        width={width}
        height={height}
        alt={alt}
        loading={eager ? "eager" : "lazy"}
        decoding={priority ? "auto" : "async"}
        fetchPriority={priority ? "high" : undefined}
        onError={onError}
      />
    </picture>
  );
}

/** Preloads a picture in the document's head, where it is found earliest. */
function preloadOnServer(
  { picture, kind, sizes, widths }: PictureSource,
  media?: string,
): void {
  if ("document" in globalThis) return;
  const smallest = pictureFile(picture, pictureKinds[kind].webp[0], "avif");
  preload(staticAddress(smallest), {
    as: "image",
    type: "image/avif",
    imageSrcSet: pictureSourceSet(picture, kind, "avif", widths),
    imageSizes: sizes,
    media,
    fetchPriority: "high",
  });
}
