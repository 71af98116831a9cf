import words from "./words/contact.json" with { type: "json" };

/** What a link to the contact page asks for, by the fragment of its address. */
export interface ContactRequest {
  fragment: string;
  /** Fills the project's name in, if it is empty. */
  project: string;
  /** Stands above the form. */
  note: string;
}

export const contactRequests: readonly ContactRequest[] = [
  { fragment: "academy", ...words.academy },
];
