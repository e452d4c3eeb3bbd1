import { BRAND } from '@raade/contracts/base/brand';
import type { PageHead } from '@raade/platform';

export const PARTNER_HEAD: PageHead = {
  title: `Partner With Us - ${BRAND.shortName}`,
  description:
    'Bring us a development challenge or a project idea. A student team works on it with you for a school year.',
};
