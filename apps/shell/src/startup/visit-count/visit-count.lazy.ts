import { type LogEntry, recentLog, subscribeToLog } from '@raade/platform';
import type { Environment } from '@raade/contracts/releases/environment';
import { functionAddress } from '@raade/contracts/releases/function-address';
import { COLLECT, COUNT_LIMIT } from '@raade/contracts/health/visit-counting';
import type { VisitReport } from '@raade/contracts/health/visit-report';
import { ownRelease } from '../../failures/shell-failure.ts';

type Counted = VisitReport['releases'][number];

/** Counts the loads and failures of each release in the log. Repeated failures of one kind count once. */
class Tally {
  readonly #counted = new Map<string, Counted>();
  readonly #failed = new Set<string>();

  constructor(release: string | undefined) {
    if (release) this.#add('shell', release, { loads: 1, failures: 0 });
  }

  take({ level, event, fields: { remote, release } }: LogEntry): void {
    if (!remote || !release) return;
    if (event === 'remote loaded') this.#add(remote, release, { loads: 1, failures: 0 });
    if (level === 'info') return;
    const failure = `${remote}@${release} ${event}`;
    if (this.#failed.has(failure)) return;
    this.#failed.add(failure);
    this.#add(remote, release, { loads: 0, failures: 1 });
  }

  #add(app: string, release: string, { loads, failures }: Omit<Counted, 'app' | 'release'>): void {
    const key = `${app}@${release}`;
    const known = this.#counted.get(key) ?? { app, release, loads: 0, failures: 0 };
    this.#counted.set(key, {
      ...known,
      loads: Math.min(known.loads + loads, COUNT_LIMIT),
      failures: Math.min(known.failures + failures, COUNT_LIMIT),
    });
  }

  releases(): Counted[] {
    return [...this.#counted.values()];
  }
}

/** True if the visitor refuses tracking: https://www.w3.org/TR/gpc/ and https://www.w3.org/TR/tracking-dnt/ */
function isRefused(): boolean {
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
  if (isRefused()) return;
  const tally = new Tally(ownRelease());
  for (const entry of recentLog()) tally.take(entry);
  const stopLog = subscribeToLog((entry) => tally.take(entry));
  const send = () => {
    document.removeEventListener('visibilitychange', sendIfHidden);
    removeEventListener('pagehide', send);
    stopLog();
    const report: VisitReport = { releases: tally.releases() };
    // Sent as plain text: JSON would need a CORS preflight, which a page that is being left does not wait for.
    navigator.sendBeacon(functionAddress(environment, COLLECT), JSON.stringify(report));
  };
  const sendIfHidden = () => {
    if (document.visibilityState === 'hidden') send();
  };
  document.addEventListener('visibilitychange', sendIfHidden);
  addEventListener('pagehide', send);
}
