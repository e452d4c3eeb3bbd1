/**
 * Runs `action` at once, then at most once every `interval` milliseconds; what comes between is made up for
 * by one run at the interval's end.
 */
export function throttle(action: () => void, interval: number) {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;

  const run = () => {
    isDue = false;
    action();
    pause = setTimeout(endPause, interval);
  };
  const endPause = () => {
    pause = undefined;
    if (isDue) run();
  };
  return {
    call: () => {
      if (pause === undefined) run();
      else isDue = true;
    },
    /** Drops what is due. */
    cancel: () => clearTimeout(pause),
  };
}
