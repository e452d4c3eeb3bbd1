import { BRAND } from '@raade/contracts/brand';
import type { PageHead } from '@raade/platform';

export const HOME_HEAD: PageHead = {
  title: `${BRAND.shortName} - ${BRAND.fullName}`,
  description:
    'A student-run association at Rice University. Student teams work with partners in Africa on problems like power, health and food.',
};
