import { site } from "../../../../data/site.ts";
import { TextLink } from "../../controls/text-link.tsx";

/** The announcement above the header, on wide windows only. */
export function Banner() {
  return (
    <aside className="banner sky-night" aria-label="Announcement">
      {site.announcement && <p>{site.announcement}</p>}
      <TextLink to={site.book.href} arrow={false}>{site.book.label}</TextLink>
    </aside>
  );
}
