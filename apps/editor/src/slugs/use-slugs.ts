import { useEffect, useState } from 'react';

type SlugOf = (text: string, kind: string) => string;

/** Makes the last part of an address of a name. Letters of many languages take some code: it comes when it is needed. */
export function useSlugs(isNeeded: boolean): SlugOf | undefined {
  const [slugOf, setSlugOf] = useState<SlugOf>();
  useEffect(() => {
    if (!isNeeded) return;
    let isOver = false;
    void import(/* webpackChunkName: "slugs" */ '@raade/content-model/import/slugs').then(
      (slugs) => {
        if (!isOver) setSlugOf(() => slugs.slugOf);
      },
      // Without it addresses are written by hand.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [isNeeded]);
  return slugOf;
}
