/** Types for the used part of "heic-decode", which has none. */
export default function decode(
  options: { buffer: Uint8Array },
): Promise<{ width: number; height: number; data: Uint8ClampedArray }>;
