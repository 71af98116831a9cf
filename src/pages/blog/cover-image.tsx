import { useState } from "react";
import { pictureKinds } from "../../agency/pictures/picture-kinds.ts";
import { Picture } from "../../ui/pictures/picture.tsx";
import { ownCover } from "../../agency/pictures/own-pictures.ts";

const fallback = "blog/fallback";

/** The files for a card: the widest are for the head of an article. */
const cardWidths = pictureKinds.blog.avif.filter((width) => width <= 2640);

interface CoverImageProps {
  /** Address from the content service: https or root-relative. */
  src?: string;
  sizes: string;
  alt: string;
  /** In 2:1, as in the head of an article. */
  wide?: boolean;
  priority?: boolean;
}

/** An article's cover; the fallback image if it is missing or fails to load. */
export function CoverImage({ src = "", wide, ...rest }: CoverImageProps) {
  const [failed, setFailed] = useState("");
  const own = ownCover(src, wide);
  const usable = failed !== src && /^(?:https:\/\/|\/(?!\/))/.test(src);
  const onError = () => setFailed(src);
  // The error event of a cover that failed before hydration has already fired.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) onError();
  };
  const widths = wide ? undefined : cardWidths;
  if (!usable) {
    return <Picture picture={fallback} kind="blog" widths={widths} {...rest} />;
  }
  if (own) {
    return (
      <Picture
        {...own}
        widths={widths}
        imageRef={check}
        onError={onError}
        {...rest}
      />
    );
  }
  const { priority, alt } = rest;
  return (
    <img
      ref={check}
      className="ground ground-blog"
      src={src}
      width="1200"
      height="800"
      alt={alt}
      loading={priority ? "eager" : "lazy"}
      decoding={priority ? "auto" : "async"}
      fetchPriority={priority ? "high" : undefined}
      onError={onError}
    />
  );
}
