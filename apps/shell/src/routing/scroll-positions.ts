import { logger } from '@raade/platform';

const STORAGE_KEY = 'raade-scroll-positions';

function readStored(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '{}');
    return typeof stored === 'object' ? { ...stored } : {};
  } catch (error) {
    logger.warn('scroll positions not read', {}, error);
    return {};
  }
}

/** Where each entry of this tab's history was scrolled to, in pixels from the top; known to later documents too. */
export interface ScrollPositions {
  get(entry: string): number | undefined;
  set(entry: string, position: number): void;
  /** Keeps them for the next document of this tab. */
  store(): void;
}

export function createScrollPositions(): ScrollPositions {
  const positions = readStored();
  return {
    get(entry) {
      const position = positions[entry];
      return typeof position === 'number' ? position : undefined;
    },
    set(entry, position) {
      positions[entry] = position;
    },
    store() {
      try {
        window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
      } catch (error) {
        logger.warn('scroll positions not stored', {}, error);
      }
    },
  };
}
