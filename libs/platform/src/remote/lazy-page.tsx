import {
  type ComponentType,
  type FunctionComponent,
  lazy,
  type LazyExoticComponent,
  useContext,
} from 'react';
import { logger, millisecondsSince } from '../logger/logger.ts';
import { AttemptContext } from './attempt-context.ts';
import { type Part, PartContext } from './part-context.ts';
import { preloadChunk } from './preload-chunk.ts';

interface Loaded {
  default: ComponentType;
  /** The page's lazily loaded sections, which are preloaded with it. */
  sections?: readonly LazyPage[];
}

/** A page whose code comes when it is needed, or before: `preload` rejects as `preloadChunk` does. */
export interface LazyPage extends FunctionComponent {
  preload(part?: Part): Promise<void>;
}

/** Logs the first time that the code has come; of its failures, whoever has asked for it tells. */
function logged<Code>(load: () => Promise<Code>): (part: Part) => Promise<Code> {
  let isLogged = false;
  return async (part) => {
    const started = performance.now();
    const code = await load();
    if (!isLogged) {
      logger.info('page loaded', {
        ...part,
        phase: 'page',
        milliseconds: millisecondsSince(started),
      });
    }
    isLogged = true;
    return code;
  };
}

/**
 * `React.lazy` that can recover. React keeps a rejected import for ever, so a page whose file was once
 * missing would stay broken until a reload; here each attempt of the enclosing part imports anew,
 * unless an earlier attempt has succeeded.
 *
 * Errors of the import are thrown while rendering, for the enclosing boundary.
 */
export function lazyPage(load: () => Promise<Loaded>): LazyPage {
  const loadLogged = logged(load);
  let settled: ComponentType | undefined;
  const attempts = new Map<number, LazyExoticComponent<ComponentType>>();

  function pageOf(attempt: number, part: Part): ComponentType {
    if (settled) return settled;
    const known = attempts.get(attempt);
    if (known) return known;
    const page = lazy(() =>
      loadLogged(part).then((module) => {
        settled = page;
        return module;
      }),
    );
    attempts.set(attempt, page);
    return page;
  }

  function Page() {
    const Current = pageOf(useContext(AttemptContext), useContext(PartContext));
    return <Current />;
  }
  async function preload(part: Part = {}): Promise<void> {
    const module = await preloadChunk(() => loadLogged(part));
    await Promise.all(module?.sections?.map((section) => section.preload(part)) ?? []);
  }
  return Object.assign(Page, { preload });
}
