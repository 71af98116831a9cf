import type { MouseEventHandler } from "react";
import { site } from "../../../data/site.ts";
import { Icon } from "../../components/icon.tsx";
import { arrowUpRight } from "../../components/icon-shapes.ts";
import { mailAddress } from "../../mail-address.ts";

interface ApplyLinkProps {
  /** The job's own address for applications, if it has a usable one. */
  to?: string;
  /** The job's title: the subject when the application goes by mail. */
  title: string;
  label: string;
  className: string;
  onClick?: MouseEventHandler;
}

/** The way to apply: the job's own form in a new tab, or a mail to us. */
export function ApplyLink(
  { to, title, label, className, onClick }: ApplyLinkProps,
) {
  const address = to ?? mailAddress(site.email, { subject: title });
  return (
    <a
      className={`button ${className}`}
      href={address}
      onClick={onClick}
      {...(!address.startsWith("mailto:") && newTab)}
    >
      {label}
      <Icon shape={arrowUpRight} />
    </a>
  );
}

const newTab = { target: "_blank", rel: "noopener noreferrer" };
