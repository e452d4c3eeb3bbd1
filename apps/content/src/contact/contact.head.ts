import { BRAND } from '@raade/contracts/base/brand';
import type { PageHead } from '@raade/platform';

export const CONTACT_HEAD: PageHead = {
  title: `Contact - ${BRAND.shortName}`,
  description: `How to reach the ${BRAND.fullName}: email, postal address and social media.`,
};
