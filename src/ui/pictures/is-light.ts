/** On the root element while pictures wait for a tap. */
export const lightAttribute = "data-light";

/** Whether pictures wait for a tap: the inline script decides it. */
export function isLight(): boolean {
  return document.documentElement.hasAttribute(lightAttribute);
}
