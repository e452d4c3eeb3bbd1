import { type LogEntry, recentLog, subscribeToLog } from '@raade/platform';
import type { Environment } from '@raade/contracts/releases/environment';
import { functionAddress } from '@raade/contracts/releases/function-address';
import { COLLECT, COUNT_LIMIT } from '@raade/contracts/health/visit-counting';
import type { VisitReport } from '@raade/contracts/health/visit-report';
import { ownRelease } from '../../failures/shell-failure.ts';

type Count = VisitReport['releases'][number];

/** Counts the loads and failures of each release in the log. Repeated failures of one kind count once. */
class VisitCounter {
  readonly #counts = new Map<string, Count>();
  readonly #failures = new Set<string>();

  constructor(release: string | undefined) {
    if (release) this.#add('shell', release, { loads: 1, failures: 0 });
  }

  count({ level, event, fields: { remote, release } }: LogEntry): void {
    if (!remote || !release) return;
    if (event === 'remote loaded') this.#add(remote, release, { loads: 1, failures: 0 });
    if (level === 'info') return;
    const failure = `${remote}@${release} ${event}`;
    if (this.#failures.has(failure)) return;
    this.#failures.add(failure);
    this.#add(remote, release, { loads: 0, failures: 1 });
  }

  #add(app: string, release: string, { loads, failures }: Omit<Count, 'app' | 'release'>): void {
    const key = `${app}@${release}`;
    const count = this.#counts.get(key) ?? { app, release, loads: 0, failures: 0 };
    this.#counts.set(key, {
      ...count,
      loads: Math.min(count.loads + loads, COUNT_LIMIT),
      failures: Math.min(count.failures + failures, COUNT_LIMIT),
    });
  }

  releases(): Count[] {
    return [...this.#counts.values()];
  }
}

/** True if the visitor refuses tracking: https://www.w3.org/TR/gpc/ and https://www.w3.org/TR/tracking-dnt/ */
function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & {
    readonly globalPrivacyControl?: boolean;
  };
  return globalPrivacyControl === true || doNotTrack === '1';
}

/**
 * Counts loads and failures from the log, and sends them once, when the visitor leaves the page. The report contains
 * nothing about visitor, page or device.
 */
export function countVisit(environment: Environment): void {
  if (refusesTracking()) return;
  const counter = new VisitCounter(ownRelease());
  for (const entry of recentLog()) counter.count(entry);
  const stopLog = subscribeToLog((entry) => counter.count(entry));
  const send = () => {
    document.removeEventListener('visibilitychange', sendIfHidden);
    removeEventListener('pagehide', send);
    stopLog();
    const report: VisitReport = { releases: counter.releases() };
    // Sent as plain text: JSON would need a CORS preflight, which a page that is being left does not wait for.
    navigator.sendBeacon(functionAddress(environment, COLLECT), JSON.stringify(report));
  };
  const sendIfHidden = () => {
    if (document.visibilityState === 'hidden') send();
  };
  document.addEventListener('visibilitychange', sendIfHidden);
  addEventListener('pagehide', send);
}
