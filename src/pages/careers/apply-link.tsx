import type { MouseEventHandler } from "react";
import { site } from "../../../data/site.ts";
import { valueParts } from "../../ui/controls/parts.ts";
import { Icon } from "../../ui/pictures/icon.tsx";
import { arrowUpRight } from "../../ui/pictures/icon-shapes.ts";
import { mailAddress } from "../../lib/text/mail-address.ts";

interface ApplyLinkProps {
  /** The job's application link, if valid. */
  to?: string;
  /** The job's title: the subject of an application by mail. */
  title: string;
  label: string;
  onClick?: MouseEventHandler;
}

/**
 * The link to apply: the job's form in a new tab, or an email to the agency.
 */
export function ApplyLink({ to, title, label, onClick }: ApplyLinkProps) {
  const address = to ?? mailAddress(site.email, { subject: title });
  return (
    <a
      className="button"
      href={address}
      onClick={onClick}
      {...valueParts.client("apply")}
      {...(!address.startsWith("mailto:") && newTab)}
    >
      {label}
      <Icon shape={arrowUpRight} />
    </a>
  );
}

const newTab = {
  target: "_blank",
  rel: "noopener noreferrer",
  title: "Opens in a new tab",
};
