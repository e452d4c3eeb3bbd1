let tellOf: (name: string) => void;

class FakePaintObserver {
  constructor(tell: (list: Pick<PerformanceObserverEntryList, 'getEntriesByName'>) => void) {
    tellOf = (painted) =>
      tell({ getEntriesByName: (name) => (name === painted ? [performance.mark(name)] : []) });
  }
  observe = () => undefined;
  disconnect = () => undefined;
}

/** Has `paint` tell of paints in the browser's place. */
export function fakePaints(): void {
  Object.assign(globalThis, { PerformanceObserver: FakePaintObserver });
}

/** Tells whoever watches that there was a paint of this name. */
export const paint = (name: string): void => tellOf(name);
