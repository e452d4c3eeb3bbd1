import type { Content } from '@raade/content-model/content.schema';
import type { ProvidedContent } from '@raade/content-model/provided/provided-content';

export type Member = Content['team']['members'][number];

/** The member who answers mail; undefined if the content names none. */
export const correspondentOf = ({ team }: ProvidedContent): Member | undefined =>
  team.members.find(({ id }) => id === team.correspondent);
