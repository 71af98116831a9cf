import { type MouseEvent, useEffect, useRef, useState } from "react";
import { site } from "../../data/site.ts";
import { ButtonLink } from "../components/button.tsx";
import { Danfo } from "../components/danfo.tsx";
import { HamburgerButton } from "../components/hamburger-button.tsx";
import { Link } from "../components/link.tsx";
import { paths } from "../paths.ts";
import { currentMark, mainLinks } from "./main-links.ts";
import { useModalDrawer } from "./use-modal-drawer.ts";

/**
 * The phone's menu and its button. A popover: the browser opens it, closes it
 * on Escape and gives the focus back, with or without script.
 */
export function Drawer({ pathname }: { pathname: string }) {
  const [open, setOpen] = useState(false);
  const drawer = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useModalDrawer(open, drawer, button);

  useEffect(() => {
    const element = drawer.current;
    // Opened before the script came alive, it is open already.
    if (element?.checkVisibility?.()) setOpen(true);
  }, []);

  function closeOnChoice(event: MouseEvent) {
    if ((event.target as Element).closest("a")) drawer.current?.hidePopover?.();
  }

  return (
    <>
      <HamburgerButton open={open} controls="menu" ref={button} />
      <div
        id="menu"
        className="drawer sky-danfo"
        popover="auto"
        ref={drawer}
        onClick={closeOnChoice}
        onToggle={(event) => setOpen(event.newState === "open")}
      >
        <ul>
          {mainLinks.map(({ label, to }) => {
            const current = currentMark(to, pathname);
            return (
              <li key={to}>
                <Link to={to} aria-current={current}>
                  {label}
                  {current && <Danfo />}
                </Link>
              </li>
            );
          })}
        </ul>
        <ButtonLink to={paths.contact}>Contact</ButtonLink>
        <p className="drawer-foot">
          {site.city} <a href={`mailto:${site.email}`}>{site.email}</a>
        </p>
      </div>
    </>
  );
}
