import type { Content } from '@raade/content-model/content.schema';
import type { ProvidedContent } from '@raade/content-model/provided/provided-content';

export type Member = Content['team']['members'][number];

/** Who answers letters; undefined if the content says that nobody does. */
export const correspondentOf = ({ team }: ProvidedContent): Member | undefined =>
  team.members.find(({ id }) => id === team.correspondent);
