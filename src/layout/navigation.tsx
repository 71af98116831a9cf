import { useLocation } from "react-router";
import { site } from "../../data/site.ts";
import { Link } from "../components/link.tsx";
import { Mark } from "../components/mark.tsx";
import { paths } from "../paths.ts";
import { Drawer } from "./drawer.tsx";
import { currentMark, mainLinks } from "./main-links.ts";
import { ServicePanelProvider } from "./service-panel.tsx";
import { ServicesMenu } from "./services-menu.tsx";
import { useScrolled } from "./use-scrolled.ts";

/** The header of every page: logo, the links of the bar, the phone's menu. */
export function Navigation() {
  const { pathname } = useLocation();
  const scrolled = useScrolled();
  return (
    <ServicePanelProvider>
      <header className="header sky" data-scrolled={scrolled || undefined}>
        <nav className="bar wrap" aria-label="Main">
          <Link className="logo" to={paths.home}>
            <Mark />
            {site.name}
          </Link>
          <ul className="desktop-links">
            {mainLinks.map(({ label, to }) => (
              <li key={to}>
                {to === paths.services
                  ? <ServicesMenu pathname={pathname} />
                  : (
                    <Link
                      className="nav-link"
                      to={to}
                      aria-current={currentMark(to, pathname)}
                    >
                      {label}
                    </Link>
                  )}
              </li>
            ))}
            <li>
              <Link
                className="tab"
                to={paths.contact}
                aria-current={currentMark(paths.contact, pathname)}
              >
                Contact
              </Link>
            </li>
          </ul>
          <Drawer pathname={pathname} />
        </nav>
      </header>
    </ServicePanelProvider>
  );
}
