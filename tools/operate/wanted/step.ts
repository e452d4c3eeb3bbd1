import type { Production } from './production.ts';

/**
 * Something that is not as it shall be. `setup:project` mends it, or says what a person has to do; `doctor` tells of it.
 * Both read it from the same step.
 */
export interface Lack {
  readonly says: string;
  /** Puts it right. What was put right already stays as it is. */
  readonly mend?: () => Promise<unknown>;
  /** What a person does about it, where no API can. */
  readonly byHand?: string;
  /** True if nothing after it can be done before a person has done so. */
  readonly blocks?: boolean;
  /** True if the site runs without, for now. */
  readonly canWait?: boolean;
}

/** One thing that a project needs. */
export interface Step {
  readonly id: string;
  readonly title: string;
  /** Why, in one sentence, for who sees the plan. */
  readonly why: string;
  /** Reads how things stand. */
  readonly lacks: (production: Production) => Promise<readonly Lack[]>;
}
