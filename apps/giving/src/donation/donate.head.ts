import { BRAND } from '@raade/contracts/base/brand';
import type { PageHead } from '@raade/platform';
import { GIVING } from '../content/giving.ts';

export const DONATE_HEAD: PageHead = {
  title: `Donate - ${BRAND.shortName}`,
  description: GIVING.summary,
};
