import { type ProgrammeDay, programmeOf } from '@raade/content-model/programme/programme';
import { content } from '@raade/content-model/provided/provided-content';

export type { ProgrammeDay, Session } from '@raade/content-model/programme/programme';

/** The days of the forum with their sessions. */
export const DAYS: readonly ProgrammeDay[] = programmeOf({
  forum: content('forum'),
  sessions: content('sessions'),
  speakers: content('speakers'),
});
