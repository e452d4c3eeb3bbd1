import type { ProvidedContent } from './provided-content.ts';

/**
 * Keeps what is derived from content, since components ask for it whenever they render, and compare it.
 * @param derive depends on the content alone
 */
export function oncePerContent<Derived>(
  derive: (content: ProvidedContent) => Derived,
): (content: ProvidedContent) => Derived {
  const known = new WeakMap<ProvidedContent, { readonly derived: Derived }>();
  return (content) => {
    const { derived } = known.get(content) ?? { derived: derive(content) };
    known.set(content, { derived });
    return derived;
  };
}
