/** Does a piece of work so many times, so many of them at once. */
export async function each(
  count: number,
  atOnce: number,
  work: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  await Promise.all(Array.from({ length: atOnce }, async () => {
    while (next < count) await work(next++);
  }));
}
