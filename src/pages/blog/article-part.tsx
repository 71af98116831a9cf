import { staticAddress } from "../../static-files.ts";
import { RichText } from "../../ui/controls/rich-text.tsx";
import { tabStopWhileScrollable } from "../../ui/controls/tab-stop-while-scrollable.ts";
import { Picture } from "../../ui/pictures/picture.tsx";
import type { ArticlePart as Part } from "./article-view.ts";
import type { PartOf } from "./block-types.server.ts";

/** One part of an article's section, which begins with a paragraph. */
export function ArticlePart({ part }: { part: Part }) {
  switch (part.type) {
    case "picture":
      return <TextPicture {...part} />;
    case "quote":
      return (
        <figure>
          <blockquote dir="auto">
            <RichText nodes={part.nodes} />
          </blockquote>
          {part.source && (
            <figcaption className="meta soft" dir="auto">
              {part.source}
            </figcaption>
          )}
        </figure>
      );
    case "list":
      return <TextList {...part} />;
    case "code":
      return <TextCode {...part} />;
    default:
      return (
        <>
          {part.title && (
            <h2 id={part.placeAnchor} className="heading-3" dir="auto">
              {part.title}
            </h2>
          )}
          {part.text && <p dir="auto">{part.text}</p>}
          {part.nodes && <RichText nodes={part.nodes} dir="auto" />}
        </>
      );
  }
}

function TextList({ items, isOrdered }: PartOf<"list">) {
  const List = isOrdered ? "ol" : "ul";
  return (
    <List dir="auto">
      {items.map((item, index) => (
        <li key={index}>
          <RichText nodes={item} />
        </li>
      ))}
    </List>
  );
}

/** An uncropped picture with its caption. */
function TextPicture(
  { image, alt, caption, photo, width = 1200, height = 800 }: PartOf<"picture">,
) {
  return (
    <figure>
      {photo
        ? (
          <Picture
            picture={photo}
            kind="whole"
            alt={alt}
            width={width}
            height={height}
            sizes={textWidth}
          />
        )
        : (
          <img
            className="ground"
            src={staticAddress(image)}
            alt={alt}
            width={width}
            height={height}
            loading="lazy"
            decoding="async"
          />
        )}
      {caption && (
        <figcaption className="meta soft" dir="auto">{caption}</figcaption>
      )}
    </figure>
  );
}

const textWidth = "(width >= 62.5em) 45vw, 92vw";

/** A highlighted code block, which scrolls if a line is too long. */
function TextCode({ tokens, caption }: PartOf<"code">) {
  return (
    <figure>
      {/* Focusable, so that the keyboard can scroll it. */}
      <pre dir="ltr" tabIndex={0} translate="no" ref={tabStopWhileScrollable}>
        <code>
          {tokens.map((token, index) =>
            typeof token === "string"
              ? token
              : <span key={index} className={token[0]}>{token[1]}</span>
          )}
        </code>
      </pre>
      {caption && (
        <figcaption className="meta soft" dir="auto">{caption}</figcaption>
      )}
    </figure>
  );
}
