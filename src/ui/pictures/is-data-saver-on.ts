/** On the root element while pictures wait for a tap. */
export const dataSaverAttribute = "data-light";

/** Whether pictures wait for a tap: the inline script decides it. */
export function isDataSaverOn(): boolean {
  return document.documentElement.hasAttribute(dataSaverAttribute);
}
