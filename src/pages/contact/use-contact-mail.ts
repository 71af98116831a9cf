import { type RefObject, useEffect, useState } from "react";
import type { Mail } from "../../lib/text/mail-address.ts";
import { lineNames, projectName } from "./contact-fields.tsx";
import { useDraft } from "./use-draft.ts";
import { useIsAcademy } from "./use-is-academy.ts";

const emptyMail: Mail = { subject: "" };

interface ContactMail {
  /** What the fields say. */
  mail: Mail;
  /** Reads the fields again, and keeps them as the draft. */
  update(): Mail;
}

/** The mail that a contact form's fields make, with its draft restored. */
export function useContactMail(
  form: RefObject<HTMLFormElement | null>,
): ContactMail {
  const [mail, setMail] = useState(emptyMail);
  const keep = useDraft(form, "contact-draft");
  useAcademyProject(form);
  function read(): Mail {
    const current = form.current ? mailOf(form.current) : emptyMail;
    setMail(current);
    return current;
  }
  // Runs behind those that fill in fields.
  useEffect(() => void read(), [form]);
  return {
    mail,
    update() {
      keep();
      return read();
    },
  };
}

/** The fields of a form as a mail. */
function mailOf(form: HTMLFormElement): Mail {
  const fields = new FormData(form);
  const textOf = (name: string) => String(fields.get(name) ?? "");
  return {
    subject: textOf(projectName),
    lines: lineNames.map((label) => ({ label, text: textOf(label) })),
  };
}

/** Fills in the project name for applications to the academy. */
function useAcademyProject(form: RefObject<HTMLFormElement | null>): void {
  const isAcademy = useIsAcademy();
  useEffect(() => {
    const field = form.current?.elements.namedItem(projectName);
    if (isAcademy && field instanceof HTMLInputElement && !field.value) {
      field.value = "Academy application";
    }
  }, [isAcademy, form]);
}
