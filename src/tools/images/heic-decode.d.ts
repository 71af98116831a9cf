/** Types for the used part of "heic-decode", which has none. */
interface HeicImage {
  width: number;
  height: number;
  decode(): Promise<{ data: Uint8ClampedArray }>;
}

declare const heic: {
  /** Reads a file's images without decoding them. */
  all(
    options: { buffer: Uint8Array },
  ): Promise<HeicImage[] & { dispose(): void }>;
};
export default heic;
