import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React keeps the case of its properties; HTML ignores case.
    "attr-case": "off",
    // A copied number should have plain spaces; the style prevents the line
    // break.
    "tel-non-breaking": "off",
    // A record's title is whole, however long.
    "long-title": "off",
    // React's choice where HTML allows several forms.
    "attribute-boolean-style": ["error", { style: "empty" }],
    "void-style": ["error", { style: "selfclose" }],
    // React's ids begin with "_", which HTML has allowed since version 5.
    "valid-id": ["error", { relaxed: true }],
  },
});

/** The validation errors of a document. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) =>
      `${ruleId}: ${message} (${selector})`
    )
  );
  return [...new Set(found)];
}
