import { programmeOf } from '@raade/content-model/programme/programme';
import { content } from '@raade/content-model/provided/provided-content';

/** The days of the forum with their hours, for pages that need not know who speaks. */
export const OPEN_DAYS = programmeOf({
  forum: content('forum'),
  sessions: content('sessions'),
  speakers: [],
});
