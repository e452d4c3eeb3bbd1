import { BRAND } from '@raade/contracts/base/brand';
import type { PageHead } from '@raade/platform';
import { BRAND_TEXTS } from '../content/brand.ts';

export const HOME_HEAD: PageHead = {
  title: `${BRAND.shortName} - ${BRAND.fullName}`,
  description: BRAND_TEXTS.summary,
};
