/** Lets the page settle before it moves, in milliseconds. */
const DELAY_MS = 300;
/** For so long after one scroll to a section the page starts no other, in milliseconds. */
const LOCK_MS = 1000;

export interface SectionScroller {
  /** Scrolls to the section after the delay, in place of one that still waits; does nothing while locked. */
  request(sectionId: string): void;
  /** Takes back what still waits. */
  cancel(): void;
}

/** Scrolls to sections, one at a time. `scroll` does the scrolling. */
export function createSectionScroller(scroll: (sectionId: string) => void): SectionScroller {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let isLocked = false;

  const run = (sectionId: string) => {
    scroll(sectionId);
    isLocked = true;
    setTimeout(() => (isLocked = false), LOCK_MS);
  };
  const cancel = () => clearTimeout(waiting);

  return {
    request(sectionId) {
      if (isLocked) return;
      cancel();
      waiting = setTimeout(() => run(sectionId), DELAY_MS);
    },
    cancel,
  };
}
