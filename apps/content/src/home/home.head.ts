import { BRAND } from '@raade/contracts/brand';
import type { PageHead } from '@raade/platform';

export const HOME_HEAD: PageHead = {
  title: `${BRAND.shortName} - ${BRAND.fullName}`,
  description:
    'A community of students and partners creating sustainable solutions for Africa through market-driven innovation.',
};
