import type { ReconcileResponse } from '@raade/contracts/money/reconciliation';

/** The findings of one comparison so far, over all its calls. */
export interface Findings extends Omit<ReconcileResponse, 'cursor'> {
  /** The cursor for the next call; undefined before the first, null after the last. */
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
  /** The call that is under way is the last. */
  | 'stopping'
  | 'stopped'
  | 'failed'
  | 'done';
