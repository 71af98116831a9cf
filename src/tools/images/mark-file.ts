/** A file that is drawn without a browser. */
export interface MarkFile {
  /** Path under static/. */
  path: string;
  bytes: Uint8Array;
}

/** An SVG or other text as a file. */
export function textFile(path: string, text: string): MarkFile {
  return { path, bytes: new TextEncoder().encode(`${text}\n`) };
}
