import type { Content } from '../content.schema.ts';

/** Returns the name of a speaker, or the id itself if no speaker has it. */
export const speakerName = (speakers: Content['speakers'], id: string) =>
  speakers.find((speaker) => speaker.id === id)?.name ?? id;
