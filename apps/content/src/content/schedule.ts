import { type ProgrammeDay, programmeOf } from '@raade/content-model/programme/programme';
import { oncePerContent } from '@raade/content-model/provided/once-per-content';

export type { ProgrammeDay, Session } from '@raade/content-model/programme/programme';

/** The days of the forum with their sessions. Computed once for each content. */
export const daysOf = oncePerContent((content): readonly ProgrammeDay[] => programmeOf(content));
