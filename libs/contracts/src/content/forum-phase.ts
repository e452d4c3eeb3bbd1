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

/**
 * The facts that determine the phase. Days are like `2025-03-01`, in the forum's zone, and can be compared as strings.
 */
export interface PhaseFacts {
  /** First and last day of registration, unless the forum is full before; both or neither are known. */
  readonly registrationOpens?: string | undefined;
  readonly registrationCloses?: string | undefined;
  /** True when no place is left. */
  readonly isFull: boolean;
  readonly firstDay: string;
  readonly lastDay: string;
}

/**
 * Returns the phase on a day: `planned` before the days of registration are known, `announced` before registration
 * opens, `open` during registration, `full` if no place is left, `closed` between registration and forum, `during` on
 * the days of the forum, `over` after them.
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
export function phaseStarts(facts: PhaseFacts): string[] {
  const { registrationOpens, registrationCloses, firstDay, lastDay } = facts;
  const days = [
    ...(registrationOpens === undefined ? [] : [registrationOpens]),
    ...(registrationCloses === undefined ? [] : [dayAfter(registrationCloses)]),
    firstDay,
    dayAfter(lastDay),
  ];
  return [...new Set(days)]
    .sort()
    .filter((day) => forumPhaseOn(day, facts) !== forumPhaseOn(dayBefore(day), facts));
}

/**
 * Lists the phases of this forum in order, each with one of its days: the first day, or the last one for the first
 * phase.
 */
export function phaseDays(
  facts: PhaseFacts,
): readonly { readonly phase: ForumPhase; readonly day: string }[] {
  const borders = phaseStarts(facts);
  const firstPhaseDay = borders.slice(0, 1).map(dayBefore);
  return [...firstPhaseDay, ...borders].map((day) => ({ phase: forumPhaseOn(day, facts), day }));
}
