/** Whether two labels are equal, ignoring case. */
export function sameLabel(a: string, b: string): boolean {
  return labelKey(a) === labelKey(b);
}

/** The same text for all labels that are equal: canonically, ignoring case. */
export function labelKey(label: string): string {
  return label.toLowerCase().normalize("NFC");
}
