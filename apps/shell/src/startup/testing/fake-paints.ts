let report: (name: string) => void;

class FakePaintObserver {
  constructor(callback: (list: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void) {
    report = (painted) =>
      callback({ getEntriesByName: (name) => (name === painted ? [performance.mark(name)] : []) });
  }
  observe = () => undefined;
  disconnect = () => undefined;
}

/** Replaces the PerformanceObserver, so that a test can report paints with `paint`. */
export function fakePaints(): void {
  Object.assign(globalThis, { PerformanceObserver: FakePaintObserver });
}

/** Reports a paint of this name to the observer. */
export const paint = (name: string): void => report(name);
