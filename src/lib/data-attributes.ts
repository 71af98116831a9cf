/*
 * Types of the data attributes by which scripts know markup. Markup spreads an
 * object of attributes, or what a function makes of their values. Scripts import
 * these types alone, which have no bytes: another name fails the type check.
 */

/** The selector of an element with an attribute of a part. */
export type SelectorOf<Part> = `[${keyof AttributesOf<Part> & string}]`;

/** What scripts read of a part in the `dataset` of its element. */
export type DataOf<Part> = {
  [
    Name in keyof AttributesOf<Part> as Name extends `data-${infer Key}`
      ? CamelCase<Key>
      : never
  ]?: string;
};

type AttributesOf<Part> = Part extends (...values: never[]) => infer Attributes
  ? Attributes
  : Part;

type CamelCase<Name extends string> = Name extends
  `${infer First}-${infer Rest}` ? `${First}${Capitalize<CamelCase<Rest>>}`
  : Name;
