import { site } from "../../../../data/site.ts";
import { Anchor } from "../../controls/anchor.tsx";
import { MailAddress } from "../../text/mail-address.tsx";

interface TextPageProps {
  title: string;
  parts: readonly { heading: string; text: string }[];
  /** Text before the mail address at the end. */
  question: string;
}

/** A text page such as Privacy: short sections and a contact address. */
export function TextPage({ title, parts, question }: TextPageProps) {
  return (
    <main id="main" tabIndex={-1}>
      <header className="sky hero wrap">
        <h1 className="f0">{title}</h1>
      </header>
      <div className="wrap section grid">
        {parts.map(({ heading, text }) => (
          <section key={heading} className="prose half span-6">
            <h2 className="f3">{heading}</h2>
            <p>{text}</p>
          </section>
        ))}
        <p className="prose">
          <span>{question}</span> Write to{" "}
          <Anchor to={`mailto:${site.email}`}>
            <MailAddress address={site.email} />
          </Anchor>.
        </p>
      </div>
    </main>
  );
}
