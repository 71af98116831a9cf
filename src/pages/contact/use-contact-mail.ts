import { type RefObject, useEffect, useState } from "react";
import { type ContactRequest, contactRequests } from "./requests.ts";
import { restoreDraft } from "../../ui/controls/draft.ts";
import type { Mail } from "../../lib/text/mail-address.ts";
import { fieldNames } from "./contact-fields.tsx";
import { useRequest } from "./use-request.ts";

/** The key of the draft in session storage. */
export const draftKey = "contact-draft";

const emptyMail: Mail = { subject: "" };

interface ContactMail {
  /** The email that the fields make. */
  mail: Mail;
  /** Rereads the fields. */
  update(): Mail;
}

/** The email of a contact form, with a restored draft. */
export function useContactMail(
  form: RefObject<HTMLFormElement | null>,
): ContactMail {
  const [mail, setMail] = useState(emptyMail);
  const request = useRequest();
  // The inline script keeps it, and fills in the fields of a loaded document.
  useEffect(() => {
    if (form.current) restoreDraft(form.current);
  }, [form]);
  useRequestedTexts(form, request);
  function read(): Mail {
    const current = form.current ? mailOf(form.current) : emptyMail;
    setMail(current);
    return current;
  }
  // Runs after the effects that fill in fields.
  useEffect(() => void read(), [form, request]);
  return { mail, update: read };
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

/** Fills in what a request asks for, and replaces nothing that was typed. */
function useRequestedTexts(
  form: RefObject<HTMLFormElement | null>,
  request: ContactRequest | undefined,
): void {
  useEffect(() => {
    for (const key of ["project", "timeline"] as const) {
      const text = request?.[key];
      const field = form.current?.elements.namedItem(fieldNames()[key]);
      if (!text || !(field instanceof HTMLInputElement)) continue;
      const isOurs = contactRequests().some((it) => it[key] === field.value);
      if (!field.value || isOurs) field.value = text;
    }
  }, [request, form]);
}
