import { BRAND } from '@raade/contracts/brand';
import type { PageHead } from '@raade/platform';

export const DONATE_HEAD: PageHead = {
  title: `Donate - ${BRAND.shortName}`,
  description: `Support the ${BRAND.shortName} African Development Forum with a donation by card, in your name or anonymously. No account needed.`,
};
