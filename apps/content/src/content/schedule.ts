import { type ProgramDay, programOf } from '@raade/content-model/program/program';
import { oncePerContent } from '@raade/content-model/provided/once-per-content';

export type { ProgramDay, Session } from '@raade/content-model/program/program';

/** The days of the forum with their sessions. Computed once for each content. */
export const daysOf = oncePerContent((content): readonly ProgramDay[] => programOf(content));
