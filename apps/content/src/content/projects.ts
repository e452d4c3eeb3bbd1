import type { Content } from '@raade/content-model/content.schema';
import { content } from '@raade/content-model/provided/provided-content';

export type Project = Content['projects'][number];

/** In the order in which pages list them. */
export const PROJECTS: readonly Project[] = content('projects');
