/** A record from the form: any field may be missing or empty. */
export type FormRecord = Record<string, unknown>;

/** What a record is made of as it is saved. */
export interface SaveContext {
  /** The file's name, which is the last part of the record's address. */
  id: string;
  /** The record as last saved; empty if it is new. */
  saved: FormRecord;
  /** Without seconds, like dates in the form. */
  now: string;
  /** The public origin of the site. */
  siteUrl?: string;
  /** The photograph at an address. */
  photo(address: unknown): Photo | undefined;
  /** The name by which pages show a picture of the form. */
  pictureName(picture: FormRecord): unknown;
}

/** A photograph, as a text shows it. */
export interface Photo {
  image: string;
  alt: string;
  width: number;
  height: number;
}
