import { legalLine, placeOf, site, whatsApp } from "../../../../data/site.ts";
import words from "../../../../data/words/footer.json" with { type: "json" };
import { Bridge } from "../../art/bridge.tsx";
import { ButtonLink } from "../../controls/button.tsx";
import { useSignText } from "../../controls/your-sign.ts";
import { Link } from "react-router-dom";
import { DataSaverSwitch } from "../data-saver-switch.tsx";
import { MailAddress } from "../../text/mail-address.tsx";
import { paths } from "../../../paths.ts";
import { ThemeSwitch } from "./theme-switch.tsx";
import { Receipt } from "./receipt.tsx";
import { Wordmark } from "./wordmark.tsx";

/**
 * The footer's links. "About" of the company leads to the services, "Press" to
 * the home page: neither has a page of its own.
 */
function footerLists() {
  const { quick, company } = words;
  return [
    {
      title: quick.title,
      links: [
        { label: quick.home, to: paths.home },
        { label: quick.about, to: paths.about },
        { label: quick.projects, to: paths.portfolio },
      ],
    },
    {
      title: company.title,
      links: [
        { label: company.about, to: paths.services },
        { label: company.contact, to: paths.contactAlias },
        { label: company.careers, to: paths.careers },
        { label: company.press, to: paths.home },
      ],
    },
  ];
}

/** Mail and WhatsApp stand below it, too. */
function officeTitle(): string {
  const { none, one, many } = words.office;
  return [none, one][site.offices.length] ?? many;
}

/** The footer of every page: tagline, lists, legal line and theme switch. */
export function Footer() {
  const chat = whatsApp();
  return (
    <footer className="footer surface-night">
      <div className="wrap">
        <h2 className="footer-head heading-1">{words.tagline}</h2>
        <div className="footer-grid grid">
          <div className="footer-brand stack span-6">
            <p className="lead">{words.blurb}</p>
            <div className="footer-call">
              <ButtonLink to={site.book.href}>{site.book.label}</ButtonLink>
              <Receipt />
            </div>
          </div>
          <LinkLists />
          <div className="footer-list footer-office span-2">
            <h3>{officeTitle()}</h3>
            <ul>
              {site.offices.map(placeOf).map((place) => (
                <li key={place}>{place}</li>
              ))}
              <li>
                <a href={`mailto:${site.email}`}>
                  <MailAddress address={site.email} />
                </a>
              </li>
              {chat && (
                <li>
                  <a href={chat.href}>{chat.label}</a>
                </li>
              )}
            </ul>
          </div>
        </div>
        <Wordmark />
      </div>
      <div className="footer-deck hang">
        <Bridge spans={6} />
        <div className="footer-last wrap meta">
          <p>{legalLine()}</p>
          <p className="footer-pages">
            <Link to={paths.privacy}>{words.privacy}</Link>{" "}
            <Link to={paths.accessibility}>{words.accessibility}</Link>
          </p>
          <ThemeSwitch />
          <DataSaverSwitch />
          <Sign />
        </div>
      </div>
    </footer>
  );
}

function LinkLists() {
  return footerLists().map(({ title, links }) => (
    <div key={title} className="footer-list span-2">
      <h3>{title}</h3>
      <ul>
        {links.map(({ label, to }) => (
          <li key={label}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** The last bay: the visitor's own sign, or the end of the bridge. */
function Sign() {
  const text = useSignText<HTMLParagraphElement>(
    endOfBridge(words.bridge.end),
    endOfBridge,
  );
  return <p ref={text}>{endOfBridge(words.bridge.end)}</p>;
}

function endOfBridge(name: string): string {
  return `${name} · km ${site.kilometres}`;
}
