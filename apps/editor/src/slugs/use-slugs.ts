import { useEffect, useState } from 'react';

type SlugOf = (text: string, kind: string) => string;

/**
 * What makes the last part of an address of a name. Letters of many languages take some code: it comes when it is
 * needed. Undefined if it cannot be had: addresses are written by hand then.
 */
export const loadSlugs = (): Promise<SlugOf | undefined> =>
  import(/* webpackChunkName: "slugs" */ '@raade/content-model/addresses/slugs').then(
    ({ slugOf }) => slugOf,
    () => undefined,
  );

/** The same, once it is there. */
export function useSlugs(isNeeded: boolean): SlugOf | undefined {
  const [slugOf, setSlugOf] = useState<SlugOf>();
  useEffect(() => {
    if (!isNeeded) return;
    let isOver = false;
    void loadSlugs().then((loaded) => {
      if (!isOver) setSlugOf(() => loaded);
    });
    return () => {
      isOver = true;
    };
  }, [isNeeded]);
  return slugOf;
}
