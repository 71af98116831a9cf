import { type RefObject, useEffect, useState } from "react";
import type { Mail } from "../../lib/text/mail-address.ts";
import { fieldNames } from "./contact-fields.tsx";
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

/** The fields of a form as a mail: the project is its subject. */
function mailOf(form: HTMLFormElement): Mail {
  const fields = new FormData(form);
  const textOf = (name: string) => String(fields.get(name) ?? "");
  const { person, project, description, timeline } = fieldNames;
  return {
    subject: textOf(project),
    lines: [person, description, timeline].map((label) => ({
      label,
      text: textOf(label),
    })),
  };
}

/** Fills in the project name for applications to the academy. */
function useAcademyProject(form: RefObject<HTMLFormElement | null>): void {
  const isAcademy = useIsAcademy();
  useEffect(() => {
    const field = form.current?.elements.namedItem(fieldNames.project);
    if (isAcademy && field instanceof HTMLInputElement && !field.value) {
      field.value = "Academy application";
    }
  }, [isAcademy, form]);
}
