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

/** A page whose code comes when it is needed, or before. */
export interface LazyPage extends FunctionComponent {
  /** Loads its code. Rejects with what could not be loaded. */
  load(origin: Origin): Promise<unknown>;
  /** Loads its code and that of its sections. Rejects as `preloadChunk` does. */
  preload(origin?: Origin): Promise<void>;
}

/** Logs the first time that the code has come; of its failures, whoever has asked for it tells. */
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
 * A page, or a section of one, that is imported when it is first shown, as `recoverableLazy` does. A file that
 * could not be fetched is asked for again by the enclosing boundary.
 */
export function lazyPage(importPage: () => Promise<Loaded>): LazyPage {
  const load = logged(importPage);
  async function preload(origin: Origin = {}): Promise<void> {
    const module = await preloadChunk(() => load(origin));
    await Promise.all(module?.sections?.map((section) => section.preload(origin)) ?? []);
  }
  return Object.assign(recoverableLazy(load), { load, preload });
}
