import { BRAND } from '@raade/contracts/base/brand';
import type { PageHead } from '@raade/platform';

export const STUDENT_HEAD: PageHead = {
  title: `Join Innovation Studios - ${BRAND.shortName}`,
  description:
    'Apply to join a student team that works with partners on a real challenge. Students from any university may apply.',
};
