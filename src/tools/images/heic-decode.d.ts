/** The part of "heic-decode" that is used; it brings no types. */
export default function decode(
  options: { buffer: Uint8Array },
): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
