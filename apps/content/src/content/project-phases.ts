/** A phase of the studios, from 1 to 3. */
type Phase = 1 | 2 | 3;

interface Progress {
  /** The phase in which the team is. What earlier ones were to bring is done. */
  readonly now: Phase;
  /** The phase that brings each of the project's outcomes, in their order. */
  readonly outcomes: readonly Phase[];
}

/** How far each project is. Samples, by the slug of the project. */
export const PROJECT_PHASES: Readonly<Record<string, Progress>> = {
  'sunfi-solar-initiative': { now: 2, outcomes: [1, 1, 2, 3] },
  'maternal-health-platform': { now: 3, outcomes: [1, 1, 2, 3] },
  'child-nutrition-initiative': { now: 2, outcomes: [1, 2, 2, 3] },
  'language-preservation-platform': { now: 2, outcomes: [1, 2, 2, 3] },
  'womens-entrepreneurship-program': { now: 3, outcomes: [1, 2, 2, 3] },
  'electoral-innovation': { now: 1, outcomes: [1, 2, 2, 3] },
};

/** True for outcomes whose phase is over, in the order of the project's outcomes. */
export function outcomesDone(slug: string): readonly boolean[] {
  const progress = PROJECT_PHASES[slug];
  return progress?.outcomes.map((phase) => phase < progress.now) ?? [];
}
