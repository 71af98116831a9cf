import { InlineMarkdown } from "../../text/inline-markdown.tsx";

interface TextPageProps {
  title: string;
  parts: readonly { heading: string; text: string }[];
  /** The text at the end, with the mail address. */
  question: string;
}

/** A text page such as Privacy: short sections and a contact address. */
export function TextPage({ title, parts, question }: TextPageProps) {
  return (
    <main id="main" tabIndex={-1}>
      <header className="surface hero wrap">
        <h1 className="heading-0">{title}</h1>
      </header>
      <div className="wrap section grid">
        {parts.map(({ heading, text }) => (
          <section key={heading} className="prose half span-6">
            <h2 className="heading-3">{heading}</h2>
            <p>
              <InlineMarkdown text={text} />
            </p>
          </section>
        ))}
        <p className="prose half span-6">
          <InlineMarkdown text={question} />
        </p>
      </div>
    </main>
  );
}
