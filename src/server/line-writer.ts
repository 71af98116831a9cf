/** Writes lines together, some milliseconds late, so that each costs little. */
export interface LineWriter {
  /** Adds a line, without its end. */
  add(line: string): void;
  /** Writes at once what waits, before the process ends. */
  close(): void;
}

/** Where lines go: standard output, or what stands in for it. */
export interface Sink {
  write(bytes: Uint8Array): Promise<number>;
  writeSync(bytes: Uint8Array): number;
}

export interface LineWriterOptions {
  sink?: Sink;
  /** How long a line may wait, in milliseconds. */
  delayMs?: number;
  /** Characters that may wait for a slow reader. */
  most?: number;
}

/**
 * Builds a writer. It never waits for its reader: lines that would be too many
 * are counted instead of kept, and the count is written once there is room.
 */
export function createLineWriter(
  { sink = Deno.stdout, delayMs = 100, most = 1_000_000 }: LineWriterOptions =
    {},
): LineWriter {
  let waiting = "";
  let dropped = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let writing = false;

  function take(): Uint8Array {
    const lost = dropped &&
      `{"level":"warn","message":"Log lines lost","count":${dropped}}\n`;
    const bytes = new TextEncoder().encode(waiting + (lost || ""));
    waiting = "";
    dropped = 0;
    return bytes;
  }

  async function flush(): Promise<void> {
    timer = undefined;
    if (writing) return;
    writing = true;
    try {
      let bytes = take();
      while (bytes.length > 0) {
        bytes = bytes.subarray(await sink.write(bytes));
      }
    } catch {
      // Nobody reads any more; the site goes on.
    }
    writing = false;
    if (waiting) timer ??= setTimeout(flush, delayMs);
  }

  return {
    add(line) {
      if (waiting.length + line.length > most) dropped++;
      else waiting += line + "\n";
      timer ??= setTimeout(flush, delayMs);
    },
    close() {
      clearTimeout(timer);
      try {
        let bytes = take();
        while (bytes.length > 0) bytes = bytes.subarray(sink.writeSync(bytes));
      } catch {
        // As above.
      }
    },
  };
}
