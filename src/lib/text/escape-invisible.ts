/*
 * Control characters except tabs and line feeds, line separators, and format
 * characters: those of reading direction and those without width among them.
 */
const invisible = /(?![\t\n])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * Makes untrusted text safe for terminals and log viewers, which such characters
 * would recolour, reorder or split: each becomes a JSON escape.
 * @param text Any text. A JSON text keeps its meaning.
 */
export function escapeInvisible(text: string): string {
  return text.replace(
    invisible,
    (character) => character.split("").map(escapeUnit).join(""),
  );
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
