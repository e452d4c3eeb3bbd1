import { BRAND } from '@raade/contracts/base/brand';
import type { PageHead } from '@raade/platform';

export const PRIVACY_HEAD: PageHead = {
  title: `Privacy - ${BRAND.shortName}`,
  description: `What the site of ${BRAND.shortName} keeps about its visitors, applicants and donors, why, and who can see it.`,
};
