/** Growth in megabytes a minute: the line of least squares through samples. */
export function slopePerMinute(
  samples: readonly { minute: number; megabytes: number }[],
): number {
  const count = samples.length;
  if (count < 2) return 0;
  const mean = (of: (it: typeof samples[number]) => number) =>
    samples.reduce((sum, it) => sum + of(it), 0) / count;
  const [x, y] = [mean((it) => it.minute), mean((it) => it.megabytes)];
  const over = mean((it) => (it.minute - x) * (it.megabytes - y));
  const under = mean((it) => (it.minute - x) ** 2);
  return under === 0 ? 0 : over / under;
}
