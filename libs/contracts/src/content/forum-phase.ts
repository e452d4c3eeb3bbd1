import { dayAfter, dayBefore } from '../base/days.ts';

/** Phases of the forum in the order of time. Not every forum goes through all of them. */
export const FORUM_PHASES = [
  'planned',
  'announced',
  'open',
  'full',
  'closed',
  'during',
  'over',
] as const;
export type ForumPhase = (typeof FORUM_PHASES)[number];

/** The facts that the phase follows from. Days are like `2025-03-01`, in the forum's zone, and compare as texts. */
export interface PhaseFacts {
  /** The first day on which one can register, and the last one unless the forum is full before; both unknown or none. */
  readonly registrationOpens?: string | undefined;
  readonly registrationCloses?: string | undefined;
  /** Switched on when there is no place left. */
  readonly isFull: boolean;
  readonly firstDay: string;
  readonly lastDay: string;
}

/**
 * The phase on a day: `planned` while nobody knows when one can register, `announced` before one can, `open` while one
 * can, `full` while there is no place left,
 * `closed` from the end of registration to the forum, `during` from its first day to its last, then `over`.
 */
export function forumPhaseOn(day: string, facts: PhaseFacts): ForumPhase {
  if (day > facts.lastDay) return 'over';
  if (day >= facts.firstDay) return 'during';
  const { registrationOpens, registrationCloses } = facts;
  if (registrationOpens === undefined || registrationCloses === undefined) return 'planned';
  if (day < registrationOpens) return 'announced';
  if (facts.isFull) return 'full';
  return day > registrationCloses ? 'closed' : 'open';
}

/** The days on which another phase begins, in order. */
export function phaseBorders(facts: PhaseFacts): string[] {
  const { registrationOpens, registrationCloses, firstDay, lastDay } = facts;
  const days = [
    ...(registrationOpens === undefined ? [] : [registrationOpens]),
    ...(registrationCloses === undefined ? [] : [dayAfter(registrationCloses)]),
    ...[firstDay, dayAfter(lastDay)],
  ];
  return [...new Set(days)]
    .sort()
    .filter((day) => forumPhaseOn(day, facts) !== forumPhaseOn(dayBefore(day), facts));
}

/** The phases that this forum goes through, in order, each with a day of it: its first one, of the first phase the last. */
export function phaseDays(
  facts: PhaseFacts,
): readonly { readonly phase: ForumPhase; readonly day: string }[] {
  const borders = phaseBorders(facts);
  const before = borders.slice(0, 1).map(dayBefore);
  return [...before, ...borders].map((day) => ({ phase: forumPhaseOn(day, facts), day }));
}
