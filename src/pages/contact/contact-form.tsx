import { type FormEvent, useRef, useState } from "react";
import { site } from "../../../data/site.ts";
import promises from "../../../data/promises.json" with { type: "json" };
import words from "../../../data/words/contact.json" with { type: "json" };
import { Button } from "../../ui/controls/button.tsx";
import { valueParts } from "../../ui/controls/parts.ts";
import {
  charactersLeft,
  mailAddress,
  openMail,
} from "../../lib/text/mail-address.ts";
import { ContactFields, fieldNames } from "./contact-fields.tsx";
import { OtherWays, WholeMessage } from "./other-ways.tsx";
import { requestParts } from "./request-parts.ts";
import { draftKey, useContactMail } from "./use-contact-mail.ts";

/** The same email again this soon is a double click or a held key. */
const repetitionMs = 1000;

interface ContactFormProps {
  /** Opens a `mailto:` address; replaceable in tests. */
  open?(address: string): void;
}

/**
 * The form that opens the visitor's mail program. Without JavaScript its action
 * is the `mailto:` address: browsers put the fields into the body, and none into
 * the subject. A draft hydrates the page; what a link has chosen does not.
 */
export function ContactForm({ open = openMail }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { mail, isTyped, update } = useContactMail(form);
  const [hasTried, setHasTried] = useState(false);
  const lastMail = useRef({ address: "", at: 0 });
  // Also when the browser sends it.
  const sentText =
    `Your mail program should have the message. Press Send there: the ${promises.planHours} hours begin then. If none opened, write to ${site.email} in one of these ways.`;
  const names = fieldNames();
  const left = charactersLeft(site.email, mail);
  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const mail = {
      address: mailAddress(site.email, update()),
      at: event.timeStamp,
    };
    const { address, at } = lastMail.current;
    lastMail.current = mail;
    if (mail.address === address && mail.at - at < repetitionMs) return;
    open(mail.address);
    setHasTried(true);
  }
  return (
    <form
      ref={form}
      className="form contact-form"
      action={`mailto:${site.email}`}
      method="post"
      encType="text/plain"
      {...valueParts.draft(draftKey)}
      {...valueParts.email(sentText)}
      {...requestParts.form(names)}
      onInput={update}
      onSubmit={send}
    >
      <ContactFields charactersLeft={isTyped ? left : undefined} />
      <div className="cluster">
        <Button type="submit">{words.form.send}</Button>
        <OtherWays mail={mail} />
      </div>
      <p className="meta soft">{words.form.note}</p>
      {/* The inline script may have written it. */}
      <p className="meta" role="status" suppressHydrationWarning>
        {[
          left < 0 && "This is more than a mail link can carry.",
          hasTried && sentText,
          left < 0 && (hasTried
            ? "It ends with “…” there: copy the whole message and paste it."
            : "Send it all the same: you can then copy the whole message."),
        ].filter(Boolean).join(" ")}
      </p>
      {hasTried && <WholeMessage mail={mail} />}
    </form>
  );
}
