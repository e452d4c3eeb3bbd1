import type { Project } from '../content/projects.ts';
import type { Sector } from '@raade/content-model/studios/sectors';

/** Sectors of a project, the one that it names first in front. */
export function sectorsOf({ sector, sectors = [] }: Project): Sector[] {
  return [...new Set([sector, ...sectors])];
}
