import type { Content } from '@raade/content-model/content.schema';
import { content } from '@raade/content-model/provided/provided-content';

export type Sponsor = Content['sponsors'][number];

export const SPONSORS: readonly Sponsor[] = content('sponsors');
