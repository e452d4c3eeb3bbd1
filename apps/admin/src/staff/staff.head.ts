import { BRAND } from '@raade/contracts/base/brand';
import type { PageHead } from '@raade/platform';

/** The head of all staff pages, which are composed as one document and hidden from search engines. */
export const STAFF_HEAD: PageHead = {
  title: `Staff - ${BRAND.shortName}`,
  description: `Tools for the staff of ${BRAND.shortName}. Signing in is required.`,
};
