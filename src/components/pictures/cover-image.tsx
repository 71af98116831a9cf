import { useState } from "react";
import { Picture } from "./picture.tsx";

const fallback = "blog/fallback";
/** Our own covers, which exist in all widths: "/pictures/<set>/<name>-<width>.webp". */
const drawnCover = /^\/pictures\/(blog\/[a-z0-9-]+)-\d+\.(?:webp|avif)$/;

interface CoverImageProps {
  /** Address from the content service: https or root-relative. */
  src?: string;
  sizes: string;
  alt: string;
  priority?: boolean;
  eager?: boolean;
  className?: string;
}

/** An article's cover; the fallback image when it is missing or fails to load. */
export function CoverImage({ src = "", ...rest }: CoverImageProps) {
  const [failed, setFailed] = useState("");
  const drawn = drawnCover.exec(src)?.[1];
  const usable = failed !== src && /^(?:https:\/\/|\/(?!\/))/.test(src);
  const onError = () => setFailed(src);
  // A cover that failed before hydration fires no more error event.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) onError();
  };
  if (!usable) return <Picture picture={fallback} kind="blog" {...rest} />;
  if (drawn) {
    return (
      <Picture
        picture={drawn}
        kind="blog"
        imageRef={check}
        onError={onError}
        {...rest}
      />
    );
  }
  const { priority, eager = priority, className = "", alt } = rest;
  return (
    <img
      ref={check}
      className={`ground ground-blog ${className}`.trim()}
      src={src}
      width="1200"
      height="800"
      alt={alt}
      loading={eager ? "eager" : "lazy"}
      decoding={priority ? "auto" : "async"}
      fetchPriority={priority ? "high" : undefined}
      onError={onError}
    />
  );
}
