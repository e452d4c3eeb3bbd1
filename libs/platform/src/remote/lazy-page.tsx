import {
  type ComponentType,
  type FunctionComponent,
  lazy,
  type LazyExoticComponent,
  useContext,
} from 'react';
import { AttemptContext } from './attempt-context.ts';
import { preloadChunk } from './preload-chunk.ts';

interface Loaded {
  default: ComponentType;
  /** The page's lazily loaded sections, which are preloaded with it. */
  sections?: readonly LazyPage[];
}

/** A page whose code comes when it is needed, or before: `preload` rejects as `preloadChunk` does. */
export interface LazyPage extends FunctionComponent {
  preload(): Promise<void>;
}

/**
 * `React.lazy` that can recover. React keeps a rejected import for ever, so a page whose file was once
 * missing would stay broken until a reload; here each attempt of the enclosing part imports anew,
 * unless an earlier attempt has succeeded.
 *
 * Errors of the import are thrown while rendering, for the enclosing boundary.
 */
export function lazyPage(load: () => Promise<Loaded>): LazyPage {
  let settled: ComponentType | undefined;
  const attempts = new Map<number, LazyExoticComponent<ComponentType>>();

  function pageOf(attempt: number): ComponentType {
    if (settled) return settled;
    const known = attempts.get(attempt);
    if (known) return known;
    const page = lazy(() =>
      load().then((module) => {
        settled = page;
        return module;
      }),
    );
    attempts.set(attempt, page);
    return page;
  }

  function Page() {
    const Current = pageOf(useContext(AttemptContext));
    return <Current />;
  }
  async function preload(): Promise<void> {
    const module = await preloadChunk(load);
    await Promise.all(module?.sections?.map((section) => section.preload()) ?? []);
  }
  return Object.assign(Page, { preload });
}
