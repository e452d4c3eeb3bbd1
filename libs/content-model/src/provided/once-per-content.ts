import type { ProvidedContent } from './provided-content.ts';

/**
 * Caches a value that is derived from content, so that components get the same object on each render.
 * @param derive must depend on the content only
 */
export function oncePerContent<Derived>(
  derive: (content: ProvidedContent) => Derived,
): (content: ProvidedContent) => Derived {
  const cache = new WeakMap<ProvidedContent, { readonly derived: Derived }>();
  return (content) => {
    const { derived } = cache.get(content) ?? { derived: derive(content) };
    cache.set(content, { derived });
    return derived;
  };
}
