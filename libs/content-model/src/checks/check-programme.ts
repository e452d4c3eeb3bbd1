import type { Content } from '../content.schema.ts';
import type { Finding } from './finding.ts';
import { checkProgrammeIds, checkProgrammeNames } from './check-names.ts';
import { checkClocks, checkOverlaps } from './check-times.ts';

/** Findings across the items of a programme, of this forum or of a past one. */
export const checkProgramme = (
  programme: Pick<Content, 'forum' | 'sessions' | 'speakers'>,
): readonly Finding[] =>
  [checkProgrammeIds, checkProgrammeNames, checkClocks, checkOverlaps].flatMap((check) =>
    check(programme),
  );
