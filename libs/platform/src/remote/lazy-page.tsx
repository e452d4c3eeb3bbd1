import { type ComponentType, lazy, type LazyExoticComponent, useContext } from 'react';
import { AttemptContext } from './attempt-context.ts';

interface Loaded {
  default: ComponentType;
}

/**
 * `React.lazy` that can recover. React keeps a rejected import for ever, so a page whose file was once
 * missing would stay broken until a reload; here each attempt of the enclosing part imports anew,
 * unless an earlier attempt has succeeded.
 *
 * Errors of the import are thrown while rendering, for the enclosing boundary.
 */
export function lazyPage(load: () => Promise<Loaded>): ComponentType {
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

  return function LazyPage() {
    const Page = pageOf(useContext(AttemptContext));
    return <Page />;
  };
}
