import { useContext, useEffect, useState } from "react";
import { Button } from "../components/button.tsx";
import { CopyButton } from "../components/copy-button.tsx";
import { DocumentPartsContext } from "./document-parts.ts";

interface ShareProps {
  /** Path of the page that is shared. */
  path: string;
  title: string;
}

/**
 * Ways to pass a page on: by the device's own dialog where there is one, by
 * plain links everywhere. Nothing is asked of anybody before a visitor chooses.
 */
export function Share({ path, title }: ShareProps) {
  const { siteUrl = "" } = useContext(DocumentPartsContext);
  const url = siteUrl + path;
  const canShare = useNativeShare();
  return (
    <div className="share" role="group" aria-label="Share">
      <p className="meta soft" aria-hidden="true">Share</p>
      <ul className="pills">
        {shareLinks(url, title).map(({ label, href }) => (
          <li key={label}>
            <a className="pill" href={href} rel="noopener nofollow">{label}</a>
          </li>
        ))}
      </ul>
      <div className="live-only">
        {canShare && (
          <Button
            outline
            arrow={false}
            onClick={() => share({ title, url })}
          >
            Share…
          </Button>
        )}
        <CopyButton
          label="Copy link"
          text={url}
          otherwise="Copy it from the address bar."
        />
      </div>
    </div>
  );
}

/** Addresses that share a page at some places, without their scripts. */
export function shareLinks(url: string, title: string) {
  const [page, name] = [encodeURIComponent(url), encodeURIComponent(title)];
  return [
    { label: "WhatsApp", href: `https://wa.me/?text=${name}%20${page}` },
    {
      label: "LinkedIn",
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${page}`,
    },
    { label: "X", href: `https://x.com/intent/post?text=${name}&url=${page}` },
    { label: "Email", href: `mailto:?subject=${name}&body=${page}` },
  ];
}

/** Whether the device has a dialog of its own; known once the page is alive. */
function useNativeShare(): boolean {
  const [can, setCan] = useState(false);
  useEffect(() => setCan("share" in navigator), []);
  return can;
}

async function share(data: ShareData): Promise<void> {
  try {
    await navigator.share(data);
  } catch {
    // The visitor closed the dialog, or the device refused: the links remain.
  }
}
