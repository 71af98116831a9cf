import { useRef } from "react";
import { placeOf, site, whatsApp } from "../../../../data/site.ts";
import { closePopover } from "../../../lib/open-popover.ts";
import { ButtonLink } from "../../controls/button.tsx";
import { DanfoBus } from "../../art/danfo-bus.tsx";
import { HamburgerButton } from "../../controls/hamburger-button.tsx";
import { Link } from "react-router-dom";
import { ThemeToggle } from "./theme-toggle.tsx";
import { DataSaverSwitch } from "../data-saver-switch.tsx";
import {
  ariaCurrent,
  contactLink,
  mainLinks,
  pricesLink,
} from "./main-links.ts";
import { paths } from "../../../paths.ts";
import { useModalDrawer } from "./use-modal-drawer.ts";
import { useOpenPopover } from "./use-open-popover.ts";
import { usePageChange } from "./use-page-change.ts";

/**
 * The mobile menu and its button. A popover: the browser opens it, closes it on
 * Escape and restores focus, with or without JavaScript.
 */
export function Drawer({ pathname }: { pathname: string }) {
  const drawer = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const open = useOpenPopover(drawer);
  useModalDrawer(open, drawer, button);
  const contact = contactLink();
  const chat = whatsApp();

  // The early script is sooner, but may be missing.
  usePageChange(() => closePopover(drawer.current));

  return (
    <>
      <HamburgerButton open={open} controls="menu" ref={button} />
      <div
        id="menu"
        className="drawer surface-danfo"
        popover="auto"
        ref={drawer}
      >
        <DrawerLinks pathname={pathname} />
        <div className="drawer-contact">
          <ButtonLink to={contact.to}>{contact.label}</ButtonLink>
          <ThemeToggle />
          <DataSaverSwitch />
        </div>
        <p className="drawer-foot">
          {site.offices.map(placeOf).join(" · ")}{" "}
          <a href={`mailto:${site.email}`}>{site.email}</a>{" "}
          {chat && <a href={chat.href}>{chat.label}</a>}
        </p>
      </div>
    </>
  );
}

function DrawerLinks({ pathname }: { pathname: string }) {
  const prices = pricesLink();
  return (
    <ul>
      {mainLinks().map(({ label, to }) => {
        const current = ariaCurrent(to, pathname);
        return (
          <li key={to}>
            <Link to={to} aria-current={current}>
              {label}
              {current && <DanfoBus />}
            </Link>{" "}
            {to === paths.services && (
              <Link to={prices.to}>{prices.label}</Link>
            )}
          </li>
        );
      })}
    </ul>
  );
}
