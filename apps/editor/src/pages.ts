import type { PageDescriptor } from '@raade/contracts/site/pages';
import { AREA_HEAD } from './area/area.head.ts';

/** The pages of this remote for builds: a single one, since the routes below `/editor` need no HTML of their own. */
export const pages: PageDescriptor[] = [
  { ...AREA_HEAD, chunk: 'area', internal: true, frame: { area: 'staff' }, path: '/editor/*' },
];
