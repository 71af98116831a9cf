import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router";
import { readSign } from "../../ui/controls/your-sign.ts";
import { restoreDraft } from "../../ui/controls/draft.ts";
import type { Mail } from "../../lib/text/mail-address.ts";
import { type Field, isTyped } from "../../lib/is-typing.ts";
import { fieldNames } from "./contact-fields.tsx";
import { requestEvent } from "./request-event.ts";
import { showTicket } from "./show-ticket.ts";

/** The key of the draft in session storage. */
export const draftKey = "contact-draft";

const emptyMail: Mail = { subject: "" };

interface ContactMail {
  /** The email that the fields make. */
  mail: Mail;
  /** Whether it has more than what a link has filled in. */
  isTyped: boolean;
  /** Rereads the fields. */
  update(): Mail;
}

/** The email of a contact form, with a restored draft. */
export function useContactMail(
  form: RefObject<HTMLFormElement | null>,
): ContactMail {
  const [mail, setMail] = useState(emptyMail);
  const [hasTyped, setHasTyped] = useState(false);
  const { hash } = useLocation();
  // Before the page scrolls to it.
  useLayoutEffect(showTicket, [hash]);
  // The inline script keeps the draft, and restores it when a document loads:
  // this is for a page that client navigation has led to since.
  useEffect(() => {
    if (form.current) restoreDraft(form.current);
  }, [form]);
  // The early script fills in what was chosen.
  useEffect(() => void dispatchEvent(new Event(requestEvent)), [hash]);
  function read(): Mail {
    const current = form.current ? mailOf(form.current) : emptyMail;
    setMail(current);
    const fields = form.current?.querySelectorAll<Field>("input,textarea");
    setHasTyped([...fields ?? []].some(isTyped));
    return current;
  }
  useEffect(() => {
    const current = form.current;
    function fillAndRead(): void {
      if (current) fillInSign(current);
      read();
    }
    fillAndRead();
    current?.addEventListener("filled", fillAndRead);
    return () => current?.removeEventListener("filled", fillAndRead);
  }, [form]);
  return { mail, isTyped: hasTyped, update: read };
}

/**
 * Writes the visitor's sign into an empty project name; what the visitor has
 * emptied stays empty.
 */
function fillInSign({ elements }: HTMLFormElement): void {
  const field = elements.namedItem(fieldNames().project) as Field | null;
  const sign = readSign();
  if (!field || field.value || field.filled === sign) return;
  field.value = field.filled = sign;
}

/** A form's fields as an email; the project name is the subject. */
function mailOf(form: HTMLFormElement): Mail {
  const fields = new FormData(form);
  const textOf = (name: string) => String(fields.get(name) ?? "");
  const { person, project, description, timeline } = fieldNames();
  return {
    subject: textOf(project),
    lines: [person, description, timeline].map((label) => ({
      label,
      text: textOf(label),
    })),
  };
}
