import type { PageFrame } from '@raade/contracts/site/page-frame';

/** The value of `data-nav-background` on the body; undefined where the page decides nothing. */
export function bodyTagOf({ hero, ground }: PageFrame): 'light' | 'dark' | undefined {
  if (ground === 'dark') return 'dark';
  return hero ? 'light' : undefined;
}
