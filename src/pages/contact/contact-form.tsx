import { type FormEvent, useEffect, useRef, useState } from "react";
import { site } from "../../../data/site.ts";
import { Button } from "../../components/controls/button.tsx";
import { Field } from "../../components/controls/field.tsx";
import { mailAddress, openMail } from "../../lib/text/mail-address.ts";
import { useDraft } from "./use-draft.ts";
import { useIsAcademy } from "./use-is-academy.ts";

interface ContactFormProps {
  /** Opens a `mailto:` address; a test may replace it. */
  open?(address: string): void;
}

const projectName = "Project name";
const lines = ["Full Name", "Description", "Timeline"];

/**
 * The form that opens the visitor's mail program. Without JavaScript its action
 * is the mail address, and browsers put the fields into the mail's body.
 */
export function ContactForm({ open = openMail }: ContactFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const keep = useDraft(form, "contact-draft");
  const [sent, setSent] = useState(false);
  useAcademyProject(form);
  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const textOf = (name: string) => String(fields.get(name) ?? "");
    open(mailAddress(site.email, {
      subject: textOf(projectName),
      lines: lines.map((label) => ({ label, text: textOf(label) })),
    }));
    setSent(true);
  }
  return (
    <form
      ref={form}
      className="form contact-form"
      action={`mailto:${site.email}`}
      method="post"
      encType="text/plain"
      onInput={keep}
      onSubmit={send}
    >
      <ContactFields />
      <Button type="submit">Send a message</Button>
      <p className="meta soft">
        Sending opens your mail program with this message ready to go. Nothing
        is stored here.
      </p>
      <p className="meta" role="status">
        {sent &&
          `Your mail program has the message. If none opened, write to ${site.email}.`}
      </p>
    </form>
  );
}

function ContactFields() {
  return (
    <>
      <Field
        label="Full Name"
        name="Full Name"
        hint="Ada Okafor"
        autoComplete="name"
        maxLength={100}
      />
      <Field
        label={projectName}
        name={projectName}
        hint="Fish farm order page"
        autoComplete="off"
        maxLength={150}
      />
      <Field
        label="Description"
        name="Description"
        hint="What it is, who it is for, and what exists already"
        multiline
        maxLength={1200}
      />
      <Field
        label="Timeline"
        name="Timeline"
        hint="Before March"
        autoComplete="off"
        maxLength={100}
      />
    </>
  );
}

/** Fills in the project name for applications to the academy. */
function useAcademyProject(form: { current: HTMLFormElement | null }): void {
  const isAcademy = useIsAcademy();
  useEffect(() => {
    const field = form.current?.elements.namedItem(projectName);
    if (isAcademy && field instanceof HTMLInputElement && !field.value) {
      field.value = "Academy application";
    }
  }, [isAcademy, form]);
}
