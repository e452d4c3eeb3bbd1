import { BRAND } from '@raade/contracts/base/brand';
import type { PageHead } from '@raade/platform';

export const GUEST_HEAD: PageHead = {
  title: `Register for the Forum - ${BRAND.shortName}`,
  description:
    'Ask for a place at our forum: a short form, a confirmation, and an answer by email.',
};
