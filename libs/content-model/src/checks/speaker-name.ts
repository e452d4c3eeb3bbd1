import type { Content } from '../content.schema.ts';

/** What people call a speaker; an id that nobody has stands for itself. */
export const speakerName = (speakers: Content['speakers'], id: string) =>
  speakers.find((speaker) => speaker.id === id)?.name ?? id;
