import { Fragment } from "react";
import { site, whatsApp } from "../../../data/site.ts";
import words from "../../../data/words/contact.json" with { type: "json" };
import { CopyButton } from "../../ui/controls/copy-button.tsx";
import { encodeMail, type Mail } from "../../lib/text/mail-address.ts";

interface MailProps {
  mail: Mail;
}

const separator = ", ";

/**
 * Ways to send a message without a mail program, in new tabs to keep the form.
 * Until hydration they carry no message.
 */
export function OtherWays({ mail }: MailProps) {
  return (
    <p>
      <span>{words.form.others}</span>{" "}
      {composeLinks(mail).map(({ label, href }, index) => (
        <Fragment key={label}>
          {index > 0 && <span>{separator}</span>}
          <a href={href} target="_blank" rel="noopener noreferrer">
            {label}
          </a>
        </Fragment>
      ))}
      <span>.</span>
    </p>
  );
}

/** The whole message, to copy it. */
export function WholeMessage({ mail }: MailProps) {
  const text = wholeText(mail);
  return (
    <div className="form">
      <CopyButton
        label="Copy the message"
        text={text}
        otherwise="Select it below instead."
      />
      <p className="whole-message" translate="no">{text}</p>
    </div>
  );
}

/** The whole message with its headers. */
function wholeText({ subject, lines = [] }: Mail): string {
  const body = lines.map(({ label, text }) => `${label}: ${text}`);
  const head = [`To: ${site.email}`, `Subject: ${subject}`];
  return [...head, "", ...body].join("\n");
}

/** WhatsApp and pages of web mail services, with the message filled in. */
function composeLinks(mail: Mail): { label: string; href: string }[] {
  const chat = whatsApp();
  const { subject, body } = encodeMail(site.email, mail);
  const to = encodeURIComponent(site.email);
  const text = [subject, body].filter(Boolean).join("%0D%0A");
  return [
    ...chat
      ? [{
        label: chat.label,
        href: chat.href + (text && `?text=${text}`),
      }]
      : [],
    {
      label: "Gmail",
      href:
        `https://mail.google.com/mail/?view=cm&fs=1&to=${to}&su=${subject}&body=${body}`,
    },
    {
      label: "Outlook",
      href:
        `https://outlook.live.com/mail/0/deeplink/compose?to=${to}&subject=${subject}&body=${body}`,
    },
    {
      label: "Yahoo Mail",
      href:
        `https://compose.mail.yahoo.com/?to=${to}&subject=${subject}&body=${body}`,
    },
  ];
}
