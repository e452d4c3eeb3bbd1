import { programmeOf } from '@raade/content-model/programme/programme';
import { oncePerContent } from '@raade/content-model/provided/once-per-content';

/** The days of the forum with their hours, for pages that need not know who speaks. */
export const openDaysOf = oncePerContent(({ forum, sessions }) =>
  programmeOf({ forum, sessions, speakers: [] }),
);
