/** Length of a post's preview in characters. */
export const previewLength = 150;
