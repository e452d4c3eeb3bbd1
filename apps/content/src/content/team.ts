import type * as z from 'zod/mini';
import type { teamSchema } from './team.schema.ts';

export type Member = z.infer<typeof teamSchema>[number];

/** Who answers for the association this year. Samples. */
export const TEAM: readonly Member[] = [
  {
    id: 'thandi-sample',
    name: 'Thandi Sample',
    role: 'Director',
    studies: 'Economics, class of 2026',
    hasPortrait: true,
  },
  {
    id: 'kofi-sample',
    name: 'Kofi Sample',
    role: 'Director of the studios',
    studies: 'Physics, class of 2026',
    hasPortrait: true,
  },
  {
    id: 'mariam-sample',
    name: 'Mariam Sample',
    role: 'Studio lead, health',
    studies: 'Bioengineering, class of 2027',
    hasPortrait: true,
  },
  {
    id: 'daniel-sample',
    name: 'Daniel Sample',
    role: 'Studio lead, energy',
    studies: 'Civil engineering, class of 2027',
    hasPortrait: true,
  },
  {
    id: 'zola-sample',
    name: 'Zola Sample',
    role: 'Forum lead',
    studies: 'Political science, class of 2026',
    hasPortrait: true,
  },
  {
    id: 'ines-sample',
    name: 'Ines Sample',
    role: 'Treasurer',
    studies: 'Mathematics, class of 2025',
    hasPortrait: true,
  },
  {
    id: 'lindiwe-sample',
    name: 'Lindiwe Sample',
    role: 'Partners and letters',
    studies: 'Anthropology, class of 2027',
    hasPortrait: true,
  },
  {
    id: 'joseph-sample',
    name: 'Joseph Sample',
    role: 'Faculty adviser',
    studies: 'Professor of global health',
    hasPortrait: true,
  },
];

/** The id of who answers letters. */
export const CORRESPONDENT = 'lindiwe-sample';
