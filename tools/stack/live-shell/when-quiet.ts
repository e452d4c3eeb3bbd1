export interface WhenQuiet {
  /** Does this, and nothing that was asked for before it, once nobody has asked for a while. */
  readonly run: (work: () => Promise<void>) => void;
  readonly stop: () => void;
}

/** By then the page that waits for the newest build is there. */
const QUIET_MS = 1000;

/** Keeps work that can wait out of the way of who has just saved a file. */
export function whenQuiet(): WhenQuiet {
  let timer: NodeJS.Timeout | undefined;
  return {
    run(work) {
      clearTimeout(timer);
      timer = setTimeout(() => void work(), QUIET_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
