import { BRAND } from '@raade/contracts/brand';
import type { PageDescriptor } from '@raade/contracts/pages';

export const pages: PageDescriptor[] = [
  {
    path: '/admin/*',
    title: `Staff - ${BRAND.shortName}`,
    description: `Tools for the staff of ${BRAND.shortName}. Signing in is required.`,
    chunk: 'staff',
    internal: true,
  },
];
