import { useContext } from "react";
import words from "../../../data/words/blog.json" with { type: "json" };
import { Button } from "../../ui/controls/button.tsx";
import { CopyButton } from "../../ui/controls/copy-button.tsx";
import { earlyProps } from "../../ui/controls/early-button.tsx";
import { DocumentPartsContext } from "../../ui/layout/document/document-parts.ts";
import { shareLinks } from "./share-links.ts";

interface ShareProps {
  /** Path of the page that is shared. */
  path: string;
  title: string;
}

/**
 * Shares a page by the device's dialog (Web Share), if supported, and by plain
 * links. Sends no request before the visitor chooses.
 */
export function Share({ path, title }: ShareProps) {
  const { siteUrl = "" } = useContext(DocumentPartsContext);
  const url = siteUrl + path;
  return (
    <div className="share" role="group" aria-label={words.article.share}>
      <p className="meta soft" aria-hidden="true">{words.article.share}</p>
      <ul className="pills">
        {shareLinks(url, title).map(({ label, href }) => (
          <li key={label}>
            <a className="pill" href={href} rel="noopener nofollow">{label}</a>
          </li>
        ))}
      </ul>
      <div className="share-buttons">
        {/* The inline script opens the dialog. */}
        <Button
          outline
          arrow={false}
          {...earlyProps()}
          disabled={!("share" in globalThis.navigator)}
          name="share"
          value={url}
        >
          {`${words.article.share}…`}
        </Button>{" "}
        <CopyButton
          label={words.article.copy}
          text={url}
          otherwise="Copy it from the address bar."
        />
      </div>
    </div>
  );
}
