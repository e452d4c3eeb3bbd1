import type { ComponentType, FunctionComponent } from 'react';
import { logger, millisecondsSince } from '../logger/logger.ts';
import { recoverableLazy } from '../recovery/recoverable-lazy.tsx';
import type { Origin } from '../logger/origin-context.ts';
import { preloadChunk } from './preload-chunk.ts';

interface PageModule {
  default: ComponentType;
  /** The page's lazily loaded sections, which are preloaded with it. */
  sections?: readonly LazyPage[];
}

/** A page whose code is loaded when the page is shown, or preloaded. */
export interface LazyPage extends FunctionComponent {
  /** Loads the code of the page. Rejects if it cannot be loaded. */
  load(origin: Origin): Promise<unknown>;
  /** Loads the code of the page and of its sections before it is shown. Rejects as `preloadChunk` does. */
  preload(origin?: Origin): Promise<void>;
}

/** Returns a function that loads the code and logs the first success. The caller logs failures. */
function logFirstLoad<Code>(load: () => Promise<Code>): (origin: Origin) => Promise<Code> {
  let isLogged = false;
  return async (origin) => {
    const startTime = performance.now();
    const code = await load();
    if (!isLogged) {
      logger.info('page loaded', {
        ...origin,
        phase: 'page',
        milliseconds: millisecondsSince(startTime),
      });
    }
    isLogged = true;
    return code;
  };
}

/**
 * Creates a page, or a section of one, whose code is imported when it is first shown. If the import fails, the
 * enclosing boundary retries it (`recoverableLazy`).
 */
export function lazyPage(importPage: () => Promise<PageModule>): LazyPage {
  const load = logFirstLoad(importPage);
  async function preload(origin: Origin = {}): Promise<void> {
    const module = await preloadChunk(() => load(origin));
    await Promise.all(module?.sections?.map((section) => section.preload(origin)) ?? []);
  }
  return Object.assign(recoverableLazy(load), { load, preload });
}
