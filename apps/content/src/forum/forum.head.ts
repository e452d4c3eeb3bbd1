import { BRAND } from '@raade/contracts/brand';
import { FORUM } from '../content/forum.ts';
import type { PageHead } from '@raade/platform';

export const FORUM_HEAD: PageHead = {
  title: FORUM.name,
  description: `The ${BRAND.shortName} African Development Forum, ${FORUM.dates}, at ${FORUM.venue}: speakers, workshops and new partners.`,
};
