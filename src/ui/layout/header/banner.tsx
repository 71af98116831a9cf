import { site } from "../../../../data/site.ts";
import words from "../../../../data/words/header.json" with { type: "json" };
import { TextLink } from "../../controls/text-link.tsx";

/** The announcement above the header, on wide windows only. */
export function Banner() {
  return (
    <aside className="banner surface-night" aria-label={words.announcement}>
      {site.announcement && <p>{site.announcement}</p>}
      <TextLink to={site.book.href} arrow={false}>{site.book.label}</TextLink>
    </aside>
  );
}
