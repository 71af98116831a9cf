import { useEffect, useState } from "react";

/** A timeout that can be started, replaced and cancelled. */
interface Timer {
  /** Calls back after `delayMs`; replaces a pending call. */
  start(delayMs: number, callback: () => void): void;
  cancel(): void;
}

/** A timer that is stable across renders; unmounting cancels it. */
export function useTimer(): Timer {
  const [timer] = useState(createTimer);
  useEffect(() => timer.cancel, [timer]);
  return timer;
}

function createTimer(): Timer {
  let id: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(id);
  return {
    cancel,
    start(delayMs, callback) {
      cancel();
      id = setTimeout(callback, delayMs);
    },
  };
}
