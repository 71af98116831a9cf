/** Collects lines and writes them together, so that each costs little. */
export interface BufferedWriter {
  /** Adds a line, without its line end. */
  add(line: string): void;
  /** Writes all buffered lines synchronously, before the process ends. */
  close(): void;
}

/** Where lines are written: standard output, or a test's stand-in. */
export interface Sink {
  write(bytes: Uint8Array): Promise<number>;
  writeSync(bytes: Uint8Array): number;
}

export interface BufferedWriterOptions {
  sink?: Sink;
  /** How long a line may be buffered, in milliseconds. */
  delayMs?: number;
  /** Characters that may be buffered while the sink is slow. */
  maxCharacters?: number;
}

/**
 * Builds a writer that never blocks on its sink: lines over the limit are
 * counted and dropped, and the count is written once there is room.
 */
export function createBufferedWriter(
  { sink = Deno.stdout, delayMs = 100, maxCharacters = 1_000_000 }:
    BufferedWriterOptions = {},
): BufferedWriter {
  const buffer = createLineBuffer(maxCharacters);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWriting = false;

  async function flush(): Promise<void> {
    timer = undefined;
    if (isWriting) return;
    isWriting = true;
    try {
      let bytes = buffer.take();
      while (bytes.length > 0) bytes = bytes.subarray(await sink.write(bytes));
    } catch {
      // The reader of the log is gone; the site goes on.
    }
    isWriting = false;
    if (!buffer.isEmpty()) timer ??= setTimeout(flush, delayMs);
  }
  return {
    add(line) {
      buffer.add(line);
      timer ??= setTimeout(flush, delayMs);
    },
    close() {
      clearTimeout(timer);
      try {
        let bytes = buffer.take();
        while (bytes.length > 0) bytes = bytes.subarray(sink.writeSync(bytes));
      } catch {
        // As above.
      }
    },
  };
}

/** Lines up to a number of characters; the rest is counted. */
function createLineBuffer(maxCharacters: number) {
  let text = "";
  let dropped = 0;
  return {
    isEmpty: () => text === "",
    add(line: string): void {
      if (text.length + line.length > maxCharacters) dropped++;
      else text += line + "\n";
    },
    /** Empties the buffer and returns what it held. */
    take(): Uint8Array {
      const lost = dropped > 0
        ? `{"level":"warn","message":"Log lines lost","count":${dropped}}\n`
        : "";
      const bytes = new TextEncoder().encode(text + lost);
      text = "";
      dropped = 0;
      return bytes;
    },
  };
}
