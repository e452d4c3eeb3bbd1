import type { Content } from '@raade/content-model/content.schema';
import { content } from '@raade/content-model/provided/provided-content';

export type Member = Content['team']['members'][number];

/** Who answers for the association, and who of them answers letters. */
export const TEAM = content('team');

/** Who answers letters. */
export const CORRESPONDENT = TEAM.members.find(({ id }) => id === TEAM.correspondent);
