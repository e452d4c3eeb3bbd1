import type { PageDescriptor } from '@raade/contracts/site/pages';
import { AREA_HEAD } from './area/area.head.ts';

export const pages: PageDescriptor[] = [
  { ...AREA_HEAD, chunk: 'area', internal: true, frame: { area: 'staff' }, path: '/editor/*' },
];
