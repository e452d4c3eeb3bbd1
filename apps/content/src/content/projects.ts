import { itemAt, projectPath } from '@raade/content-model/addresses/page-address';
import type { Content } from '@raade/content-model/content.schema';
import type { Sector } from '@raade/content-model/studios/sectors';

export type Project = Content['projects'][number];

/** The project to which the last part of an address leads; undefined if it leads to none. */
export const projectAt = (address: string | undefined, projects: readonly Project[]) =>
  itemAt(projects, address, { pathOf: projectPath, idOf: ({ slug }) => slug });

/** Sectors of a project, the one that it names first in front. */
export function sectorsOf({ sector, sectors = [] }: Project): Sector[] {
  return [...new Set([sector, ...sectors])];
}
