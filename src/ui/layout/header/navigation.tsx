import { site } from "../../../../data/site.ts";
import words from "../../../../data/words/header.json" with { type: "json" };
import { DanfoBus } from "../../art/danfo-bus.tsx";
import { Link } from "react-router-dom";
import { LogoMark } from "../../art/logo-mark.tsx";
import { paths } from "../../../paths.ts";
import { Drawer } from "./drawer.tsx";
import { ThemeToggle } from "./theme-toggle.tsx";
import { ariaCurrent, contactLink, mainLinks } from "./main-links.ts";
import { ServicesMenu } from "./services-menu.tsx";
import { besideDrawer } from "./use-modal-drawer.ts";
import { useScrolled } from "./use-scrolled.ts";

/**
 * The header of every page: logo, main links, mobile menu.
 * @param pathname Marks the links to this page and its parents as current.
 */
export function Navigation({ pathname }: { pathname: string }) {
  const scrolled = useScrolled();
  return (
    <header className="header surface" data-scrolled={scrolled || undefined}>
      <nav className="bar wrap" aria-label={words.main}>
        <Link
          className="logo"
          to={paths.home}
          translate="no"
          {...besideDrawer}
        >
          <LogoMark />
          {site.name}
        </Link>
        <DesktopLinks pathname={pathname} />
        <ThemeToggle />
        <Link
          className="tab bar-book"
          to={site.book.href}
          aria-label={site.book.label}
          {...besideDrawer}
        >
          {words.book}
        </Link>
        <Drawer pathname={pathname} />
      </nav>
      <DanfoBus className="rider" />
    </header>
  );
}

function DesktopLinks({ pathname }: { pathname: string }) {
  const contact = contactLink();
  return (
    <ul className="desktop-links">
      {mainLinks().map(({ label, to }) => (
        <li key={to}>
          {to === paths.services
            ? <ServicesMenu label={label} pathname={pathname} />
            : (
              <Link
                className="nav-link"
                to={to}
                aria-current={ariaCurrent(to, pathname)}
              >
                {label}
              </Link>
            )}
        </li>
      ))}
      <li>
        <Link
          className="tab"
          to={contact.to}
          aria-current={ariaCurrent(contact.to, pathname)}
        >
          {contact.label}
        </Link>
      </li>
    </ul>
  );
}
