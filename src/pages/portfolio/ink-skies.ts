/** The sky whose text is readable on a client's colour. */
export const inkSkies = { light: "sky-laterite", dark: "sky-accent" };
