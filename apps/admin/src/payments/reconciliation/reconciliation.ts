import type { ReconcileResponse } from '@raade/contracts/donations';

/** What one comparison of the books has found so far, over all its calls. */
export interface Findings extends Omit<ReconcileResponse, 'cursor'> {
  /** What the next call carries on from; undefined before the first, null after the last. */
  readonly cursor: string | null | undefined;
}

export const NOTHING_YET: Findings = {
  checked: 0,
  added: 0,
  updated: 0,
  problems: [],
  cursor: undefined,
};

export function withAnswer(before: Findings, answer: ReconcileResponse): Findings {
  return {
    checked: before.checked + answer.checked,
    added: before.added + answer.added,
    updated: before.updated + answer.updated,
    problems: [...before.problems, ...answer.problems],
    cursor: answer.cursor,
  };
}

export type ReconciliationStatus =
  | 'idle'
  | 'running'
  /** It ends with the call that is under way. */
  | 'stopping'
  | 'stopped'
  | 'failed'
  | 'done';
