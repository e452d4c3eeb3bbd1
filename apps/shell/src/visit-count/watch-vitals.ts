import { LONGEST_VITAL_MS } from '@raade/contracts/visit-counting';

interface Vitals {
  lcp?: number;
  cls?: number;
  inp?: number;
}

/** Fields of entries that TypeScript's types of the DOM lack. */
interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}
interface Interaction extends PerformanceEntry {
  readonly interactionId?: number;
}

/** A window of shifts ends after a second without one, and after five in all (https://web.dev/articles/cls). */
const SHIFT_GAP_MS = 1000;
const SHIFT_WINDOW_MS = 5000;
/** Shorter ones are no answer that anybody waits for; browsers tell of none below 16. */
const INTERACTION_MS = 40;
/** Of so many interactions the slowest one is left out as an accident (https://web.dev/articles/inp). */
const ONE_IN = 50;

/**
 * Watches the web vitals of the document, what was before included. Browsers that do not tell of one leave it out.
 * @returns reads them
 */
export function watchVitals(): () => Vitals {
  const vitals: Vitals = {};
  const readInp = watchInteractions();
  const readCls = watchShifts();
  watch('largest-contentful-paint', (entry) => {
    vitals.lcp = milliseconds(entry.startTime);
  });
  return () => ({ ...vitals, ...readCls(), ...readInp() });
}

const milliseconds = (value: number) => Math.min(Math.round(value), LONGEST_VITAL_MS);

function watch(type: string, take: (entry: PerformanceEntry) => void): boolean {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false;
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    ...{ type, buffered: true },
    durationThreshold: INTERACTION_MS,
  };
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(take));
  observer.observe(options);
  return true;
}

function watchShifts(): () => Vitals {
  let worst = 0;
  let sum = 0;
  let begun = -SHIFT_WINDOW_MS;
  let latest = begun;
  const isTold = watch('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime } = entry as Shift;
    if (hadRecentInput) return;
    const isOver = startTime - latest > SHIFT_GAP_MS || startTime - begun > SHIFT_WINDOW_MS;
    if (isOver) begun = startTime;
    sum = isOver ? value : sum + value;
    latest = startTime;
    worst = Math.max(worst, sum);
  });
  return () => (isTold ? { cls: Math.min(Math.round(worst * 1000) / 1000, 100) } : {});
}

function watchInteractions(): () => Vitals {
  const longest = new Map<number, number>();
  const isTold = watch('event', (entry) => {
    const { interactionId, duration } = entry as Interaction;
    // Several events are one interaction: a press is pointerdown, pointerup and click.
    if (interactionId)
      longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
  });
  return () => {
    const durations = [...longest.values()].sort((one, other) => other - one);
    const inp = durations[Math.floor(durations.length / ONE_IN)];
    return isTold && inp !== undefined ? { inp: milliseconds(inp) } : {};
  };
}
