/** The longest that a slice of work holds up other work, in milliseconds. */
const sliceMs = 10;

/** Divides long work into slices, between which other work runs. */
export interface TimeSlices {
  /** Whether the current slice is over, so that `pause` should be awaited. */
  isOver(): boolean;
  /** Lets other work run, and begins the next slice. */
  pause(): Promise<void>;
}

/** Begins the first slice. */
export function timeSlices(): TimeSlices {
  let end = performance.now() + sliceMs;
  return {
    isOver: () => performance.now() >= end,
    async pause() {
      await new Promise<void>((resolve) => setTimeout(resolve));
      end = performance.now() + sliceMs;
    },
  };
}
