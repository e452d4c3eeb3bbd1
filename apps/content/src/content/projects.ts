import { itemAt, projectPath } from '@raade/content-model/addresses/page-address';
import type { Content } from '@raade/content-model/content.schema';
import type { Sector } from '@raade/content-model/studios/sectors';

export type Project = Content['projects'][number];

/** Finds the project by the last part of an address, current or former; undefined if there is none. */
export const projectAt = (address: string | undefined, projects: readonly Project[]) =>
  itemAt(projects, address, { pathOf: projectPath, idOf: ({ slug }) => slug });

/** Sectors of a project, the main one first. */
export function sectorsOf({ sector, sectors = [] }: Project): Sector[] {
  return [...new Set([sector, ...sectors])];
}
