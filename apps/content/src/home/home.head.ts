import type { ProvidedContent } from '@raade/content-model/provided/provided-content';
import { BRAND } from '@raade/contracts/base/brand';
import type { PageHead } from '@raade/platform';

export const homeHead = ({ brand }: ProvidedContent): PageHead => ({
  title: `${BRAND.shortName} - ${BRAND.fullName}`,
  description: brand.summary,
});
