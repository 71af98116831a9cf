import { type ReactEventHandler, type Ref, useState } from "react";
import { preload } from "react-dom";
import { clientRoutingAttribute } from "../../streaming/document-state.ts";
import { isDataSaverOn } from "./is-data-saver-on.ts";
import {
  pictureFile,
  type PictureKind,
  pictureKinds,
  pictureSourceSet,
} from "../../agency/pictures/picture-kinds.ts";
import { staticAddress } from "../../static-files.ts";

interface PictureSource {
  /** Reference "<set>/<name>". */
  picture: string;
  kind: PictureKind;
  /** The `sizes` attribute. */
  sizes: string;
  /**
   * Limits the files to these AVIF widths and one WebP, to save bytes; by
   * default all of the kind.
   */
  widths?: readonly number[];
}

interface PictureProps extends PictureSource {
  alt: string;
  /** Size in pixels, if the kind has no fixed ratio. */
  width?: number;
  height?: number;
  /** Another picture, shown instead if `media` matches. */
  narrow?: PictureSource & { media: string };
  /** Loads with high priority: the largest picture of the first screen. */
  priority?: boolean;
  imageRef?: Ref<HTMLImageElement>;
  onError?: ReactEventHandler<HTMLImageElement>;
}

/**
 * One of the site's pictures, in the best format and size. Until the file
 * arrives, its box has the right aspect ratio and its set's placeholder colour.
 */
export function Picture(
  { picture, kind, sizes, alt, priority, widths, ...rest }: PictureProps,
) {
  const { imageRef, onError, narrow } = rest;
  const [startedLight] = useState(startsLight);
  const avif = (source: PictureSource) =>
    pictureSourceSet(
      source.picture,
      source.kind,
      "avif",
      startedLight && priority ? lightWidths(source) : source.widths,
    );
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
      {/* AVIF alone: all current phones support it. */}
      {narrow && (
        <source
          type="image/avif"
          media={narrow.media}
          srcSet={avif(narrow)}
          sizes={narrow.sizes}
          width={pictureKinds[narrow.kind].ratio[0]}
          height={pictureKinds[narrow.kind].ratio[1]}
        />
      )}
      <source
        type="image/avif"
        srcSet={avif({ picture, kind, sizes, widths })}
        sizes={sizes}
      />
      <img
        ref={imageRef}
        className={`ground ground-${set}`}
        src={staticAddress(pictureFile(picture, smallest, "webp"))}
        {...(!widths && {
          srcSet: pictureSourceSet(picture, kind, "webp"),
          sizes,
        })}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? "eager" : "lazy"}
        decoding={priority ? "auto" : "async"}
        fetchPriority={priority ? "high" : undefined}
        onError={onError}
      />
    </picture>
  );
}

/**
 * Whether the data saver is on where the browser renders the page. Documents
 * are the same for all, and so is what hydrates them.
 */
function startsLight(): boolean {
  return "document" in globalThis &&
    document.documentElement.hasAttribute(clientRoutingAttribute) &&
    isDataSaverOn();
}

/** The data saver's files: about one pixel for each of the window's. */
function lightWidths({ kind, widths }: PictureSource): readonly number[] {
  const all: readonly number[] = widths ?? pictureKinds[kind].avif;
  return all.filter((width) => width <= Math.max(400, innerWidth));
}

/** Preloads a picture from the head, for the earliest discovery. */
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
