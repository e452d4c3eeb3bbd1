import { BRAND } from '@raade/contracts/base/brand';
import type { PageHead } from '@raade/platform';

export const ABOUT_HEAD: PageHead = {
  title: `About - ${BRAND.shortName}`,
  description:
    'Who we are: students and partners who build what markets have not built yet, how we work in three phases, and the results so far.',
};
