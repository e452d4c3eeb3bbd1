import type { ProvidedContent } from '@raade/content-model/provided/provided-content';
import { BRAND } from '@raade/contracts/base/brand';
import type { PageHead } from '@raade/platform';

export const donateHead = ({ giving }: Pick<ProvidedContent, 'giving'>): PageHead => ({
  title: `Donate - ${BRAND.shortName}`,
  description: giving.summary,
});
