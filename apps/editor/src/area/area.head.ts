import { BRAND } from '@raade/contracts/base/brand';
import type { PageHead } from '@raade/platform';

/** The head of all pages of the editor. Search engines and visitors do not see them. */
export const AREA_HEAD: PageHead = {
  title: `Editor - ${BRAND.shortName}`,
  description: `Where staff of ${BRAND.shortName} edit the content of the site.`,
};
