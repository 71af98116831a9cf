import { show } from "../../support/components/show.tsx";
import assert from "node:assert/strict";
import { fireEvent, screen } from "@testing-library/react";
import { CoverImage } from "../../../src/pages/blog/cover-image.tsx";
import { Picture } from "../../../src/ui/pictures/picture.tsx";
import { pictureKinds } from "../../../src/agency/pictures/picture-kinds.ts";

let isComplete = false;

// The test document loads no pictures but reports all as complete.
Object.defineProperty(HTMLImageElement.prototype, "complete", {
  get: () => isComplete,
});

const place = { sizes: "50vw", alt: "Ponds" };
const fallback = /\/pictures\/blog\/fallback-\d+\.webp$/;
const image = () => screen.getByRole<HTMLImageElement>("img");

Deno.test("a picture has its aspect ratio, all its widths and its set's placeholder colour", () => {
  using shown = show(
    <Picture picture="a-project/tall" kind="tall" {...place} />,
  );
  const source = shown.container.querySelector("source");
  assert.equal(source?.getAttribute("type"), "image/avif");
  assert.equal(
    source?.getAttribute("srcset"),
    pictureKinds.tall.avif
      .map((width) => `/pictures/a-project/tall-${width}.avif ${width}w`)
      .join(", "),
  );
  const { width, height } = image();
  const [across, down] = pictureKinds.tall.ratio;
  assert.equal(width / height, across / down);
  assert.match(image().className, /\bground-a-project\b/);
});

Deno.test("pictures are lazy, except one with priority", () => {
  {
    using _ = show(<Picture picture="a/cover" kind="cover" {...place} />);
    assert.equal(image().getAttribute("loading"), "lazy");
    assert.equal(image().getAttribute("fetchpriority"), null);
  }
  using _ = show(
    <Picture picture="a/cover" kind="cover" priority {...place} />,
  );
  assert.equal(image().getAttribute("loading"), "eager");
  assert.equal(image().getAttribute("fetchpriority"), "high");
});

Deno.test("a cover of this site is offered in several widths", () => {
  using shown = show(
    <CoverImage src="/pictures/blog/a-cover-1600.webp" {...place} />,
  );
  const files = shown.container.querySelector("source")?.srcset.split(", ");
  assert.ok(files && files.length > 1);
  for (const file of files) {
    assert.match(file, /^\/pictures\/blog\/a-cover-(\d+)\.avif \1w$/);
  }
});

Deno.test("a cover from another site is shown unchanged", () => {
  using _ = show(<CoverImage src="https://example.com/a.jpg" {...place} />);
  assert.equal(image().getAttribute("src"), "https://example.com/a.jpg");
});

const unusable = [
  undefined,
  "",
  "javascript:alert(1)",
  "http://example.com/a.jpg",
  "//example.com/a.jpg",
  "pictures/a.jpg",
];

for (const src of unusable) {
  Deno.test(`shows the fallback for the cover "${src}"`, () => {
    using _ = show(<CoverImage src={src} {...place} />);
    assert.match(image().src, fallback);
  });
}

Deno.test("shows the fallback when a cover fails to load", () => {
  using _ = show(<CoverImage src="https://example.com/a.jpg" {...place} />);
  fireEvent.error(image());
  assert.match(image().src, fallback);
});

Deno.test("shows the fallback when a cover failed before hydration", () => {
  isComplete = true;
  using _ = show(<CoverImage src="https://example.com/a.jpg" {...place} />);
  isComplete = false;
  assert.match(image().src, fallback);
});
