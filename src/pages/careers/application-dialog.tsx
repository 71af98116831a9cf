import { type FormEvent, useEffect, useRef } from "react";
import { site } from "../../../data/site.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { mailAddress, openMail } from "../../lib/text/mail-address.ts";

interface ApplicationDialogProps {
  /** The job's title. */
  title: string;
  onClose(): void;
  /** Opens a `mailto:` address; replaceable in tests. */
  open?(address: string): void;
}

const lines = ["Name", "Email", "Portfolio link", "Cover letter"];

/**
 * The application form: opens an email, to which the visitor attaches the file.
 */
export function ApplicationDialog(
  { title, onClose, open = openMail }: ApplicationDialogProps,
) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();
  useEffect(() => dialog.current?.showModal(), []);
  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    open(mailAddress(site.email, {
      subject: title,
      lines: lines.map((label) => ({
        label,
        text: String(form.get(label) ?? ""),
      })),
    }));
    close();
  }
  return (
    <dialog
      ref={dialog}
      className="application surface-paper"
      aria-labelledby="application"
      onClose={onClose}
    >
      <form className="form" onSubmit={send}>
        <h2 id="application" className="heading-3" dir="auto">{title}</h2>
        <ApplicationFields />
        <p className="meta soft">
          Submitting opens your mail program with your answers. Attach the
          resume there.
        </p>
        <p className="cluster">
          <Button type="submit">Submit Application</Button>{" "}
          <Button outline arrow={false} onClick={close}>Cancel</Button>
        </p>
      </form>
    </dialog>
  );
}

function ApplicationFields() {
  return (
    <>
      <Field label="Name" name="Name" autoComplete="name" maxLength={100} />
      <Field
        label="Email"
        name="Email"
        inputMode="email"
        autoComplete="email"
        maxLength={100}
      />
      <Field
        label="Portfolio link"
        name="Portfolio link"
        inputMode="url"
        maxLength={200}
      />
      <Field
        label="Cover letter"
        name="Cover letter"
        multiline
        maxLength={1200}
      />
      <Field label="Resume (max. of 10mb)" name="Resume" type="file" />
    </>
  );
}
