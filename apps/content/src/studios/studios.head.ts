import { BRAND } from '@raade/contracts/base/brand';
import type { PageHead } from '@raade/platform';

export const STUDIOS_HEAD: PageHead = {
  title: `Innovation Studios - ${BRAND.shortName}`,
  description:
    "Teams of students and partners who build market-based solutions for Africa's challenges, in three phases across the school year.",
};
