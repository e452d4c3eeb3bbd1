import { itemAt, projectPath } from '@raade/content-model/addresses/page-address';
import type { Content } from '@raade/content-model/content.schema';
import { content } from '@raade/content-model/provided/provided-content';

export type Project = Content['projects'][number];

/** In the order in which pages list them. */
export const PROJECTS: readonly Project[] = content('projects');

/** The project to which the last part of an address leads; undefined if it leads to none. */
export const projectAt = (address: string | undefined, projects: readonly Project[]) =>
  itemAt(projects, address, { pathOf: projectPath, idOf: ({ slug }) => slug });
