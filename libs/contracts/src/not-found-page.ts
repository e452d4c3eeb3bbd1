import { BRAND } from './brand.ts';

/** What an address that leads nowhere is called, in the composed `404.html` and in the shell alike. */
export const NOT_FOUND_HEAD = {
  title: `Page not found - ${BRAND.shortName}`,
  description: 'The address may be mistyped, or the page may have moved.',
} as const;
