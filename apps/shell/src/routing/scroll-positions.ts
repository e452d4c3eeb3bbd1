import { tabStorage } from '@raade/browser';
import { logger } from '@raade/platform';

const STORAGE_KEY = 'raade-scroll-positions';

/** Positions are checked one by one, when they are asked for. */
const recordOf = (stored: unknown): Record<string, unknown> => ({
  ...(Object(stored) as object),
});

/** The scroll position of each entry of this tab's history, in pixels from the top; later documents know it, too. */
export interface ScrollPositions {
  get(entry: string): number | undefined;
  set(entry: string, position: number): void;
  /** Keeps them for the next document of this tab. */
  store(): void;
}

export function createScrollPositions(): ScrollPositions {
  const kept = tabStorage({ key: STORAGE_KEY, schema: { parse: recordOf }, warn: logger.warn });
  const positions = kept.read() ?? {};
  return {
    get(entry) {
      const position = positions[entry];
      return typeof position === 'number' ? position : undefined;
    },
    set(entry, position) {
      positions[entry] = position;
    },
    store() {
      kept.keep(positions);
    },
  };
}
