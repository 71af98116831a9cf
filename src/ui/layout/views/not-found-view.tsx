import { useEffect } from "react";
import { useNavigationType } from "react-router-dom";
import words from "../../../../data/words/not-found.json" with { type: "json" };
import shared from "../../../../data/words/shared.json" with { type: "json" };
import { BrokenDeck } from "../../art/bridge.tsx";
import { ButtonLink } from "../../controls/button.tsx";
import { SearchBox } from "../../controls/search-box.tsx";
import { DanfoBus } from "../../art/danfo-bus.tsx";
import { Water } from "../../art/water.tsx";
import { LateNoIndex } from "./late-no-index.tsx";
import { paths } from "../../../paths.ts";
import { parts } from "../../controls/parts.ts";

/** What is missing, by default a page, and where to go instead. */
interface NotFoundViewProps {
  title?: string;
  link?: { to: string; label: string };
  hasSearch?: boolean;
}

/**
 * Content of the 404 page, inside the main element. After a link was followed
 * in the browser, the server is asked, which knows where the page has moved.
 */
export function NotFoundView({
  title = words.title,
  link = { to: paths.portfolio, label: shared.seeWork },
  hasSearch = true,
}: NotFoundViewProps) {
  const navigation = useNavigationType();
  const isFollowed = navigation !== "POP";
  useEffect(() => {
    if (isFollowed) location.reload();
  }, [isFollowed]);
  if (isFollowed) return null;
  return (
    <section className="not-found surface-night" {...parts.notFound}>
      <LateNoIndex />
      <div className="wrap">
        <h1 className="heading-0">{title}</h1>
        <div className="stack">
          <p className="lead soft">{words.lead}</p>
          <p className="cluster">
            <ButtonLink to={paths.home}>{words.home}</ButtonLink>{" "}
            <ButtonLink to={link.to} outline arrow={false}>
              {link.label}
            </ButtonLink>
          </p>
          {hasSearch && (
            <SearchBox
              action={paths.blog}
              name="q"
              label={words.search}
              placeholder={words.search}
            />
          )}
        </div>
      </div>
      <div className="not-found-scene" aria-hidden="true">
        <DanfoBus />
        <div className="sign">
          <span>{words.sign}</span>
        </div>
      </div>
      <BrokenDeck />
      <Water />
    </section>
  );
}
