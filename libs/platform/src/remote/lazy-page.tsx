import type { ComponentType, FunctionComponent } from 'react';
import { logger, millisecondsSince } from '../logger/logger.ts';
import { recoverableLazy } from '../recovery/recoverable-lazy.tsx';
import type { Origin } from '../logger/origin-context.ts';
import { preloadChunk } from './preload-chunk.ts';

interface Loaded {
  default: ComponentType;
  /** The page's lazily loaded sections, which are preloaded with it. */
  sections?: readonly LazyPage[];
}

/** A page whose code is loaded when the page is shown, or preloaded. */
export interface LazyPage extends FunctionComponent {
  /** Loads the code of the page. Rejects if it cannot be loaded. */
  load(origin: Origin): Promise<unknown>;
  /** Loads the code of the page and of its sections ahead. Rejects as `preloadChunk` does. */
  preload(origin?: Origin): Promise<void>;
}

/** Logs the first successful load. The caller logs failures. */
function logged<Code>(load: () => Promise<Code>): (origin: Origin) => Promise<Code> {
  let isLogged = false;
  return async (origin) => {
    const started = performance.now();
    const code = await load();
    if (!isLogged) {
      logger.info('page loaded', {
        ...origin,
        phase: 'page',
        milliseconds: millisecondsSince(started),
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
export function lazyPage(importPage: () => Promise<Loaded>): LazyPage {
  const load = logged(importPage);
  async function preload(origin: Origin = {}): Promise<void> {
    const module = await preloadChunk(() => load(origin));
    await Promise.all(module?.sections?.map((section) => section.preload(origin)) ?? []);
  }
  return Object.assign(recoverableLazy(load), { load, preload });
}
