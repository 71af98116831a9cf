/** Whether two labels are equal, ignoring case. */
export function sameLabel(a: string, b: string): boolean {
  return labelKey(a) === labelKey(b);
}

/**
 * The same text for all labels that are equal: canonically, ignoring case,
 * invisible characters and the kind of dash.
 */
export function labelKey(label: string): string {
  return typeable(label).toLowerCase().normalize("NFC");
}

/**
 * A text as keyboards write it: with one kind of dash, and without characters
 * that are invisible, such as soft hyphens (UAX #44, Default_Ignorable).
 */
export function typeable(text: string): string {
  return text.replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/\p{Dash}/gu, "-");
}
