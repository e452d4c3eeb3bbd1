import { BRAND } from '../base/brand.ts';

/** Title and description of the page for unknown addresses, in the composed `404.html` and in the shell. */
export const NOT_FOUND_HEAD = {
  title: `Page not found - ${BRAND.shortName}`,
  description: 'The address may be mistyped, or the page may have moved.',
} as const;
