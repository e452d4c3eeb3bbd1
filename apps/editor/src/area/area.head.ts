import { BRAND } from '@raade/contracts/base/brand';
import type { PageHead } from '@raade/platform';

/** No page for search engines, and none that strangers get to see. */
export const AREA_HEAD: PageHead = {
  title: `Editor - ${BRAND.shortName}`,
  description: `Where staff of ${BRAND.shortName} write what this site says.`,
};
