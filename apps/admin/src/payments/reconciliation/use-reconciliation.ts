import type { ReconcileResponse } from '@raade/contracts/money/reconciliation';
import { CallFailure } from '@raade/firebase/callables';
import { logger } from '@raade/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { LEDGER_KEY } from '../donations.query.ts';
import { callReconcile } from './call-reconcile.ts';

const SIGN_IN =
  'Your session has ended, or your account is no longer staff. Sign out, sign in again, and start over.';
const WAIT = 'Stripe or our service is busy or cannot be reached. Wait a moment, then carry on.';
const REPORT =
  'Something went wrong on our side. Carry on; if it stops here again, tell the person who runs the site that the log of reconcile-donations has the cause.';

const ADVICE: Readonly<Record<string, string>> = {
  unauthenticated: SIGN_IN,
  'permission-denied': SIGN_IN,
  unavailable: WAIT,
  'deadline-exceeded': WAIT,
  'resource-exhausted': WAIT,
  // The call got no response.
  unknown: WAIT,
};

/** The advice about a call that failed. */
const adviceFor = (error: unknown): string =>
  (error instanceof CallFailure && ADVICE[error.code]) || REPORT;

/** The result of one comparison so far, over all its calls. */
export interface Findings extends Omit<ReconcileResponse, 'cursor'> {
  /** The cursor for the next call; undefined before the first, null after the last. */
  readonly cursor: string | null | undefined;
}

const NO_FINDINGS: Findings = {
  checked: 0,
  added: 0,
  updated: 0,
  problems: [],
  cursor: undefined,
};

function withResponse(findings: Findings, response: ReconcileResponse): Findings {
  return {
    checked: findings.checked + response.checked,
    added: findings.added + response.added,
    updated: findings.updated + response.updated,
    problems: [...findings.problems, ...response.problems],
    cursor: response.cursor,
  };
}

export type ReconciliationStatus =
  | 'idle'
  | 'running'
  /** The current call is the last one. */
  | 'stopping'
  | 'stopped'
  | 'failed'
  | 'done';

interface Reconciliation {
  readonly status: ReconciliationStatus;
  readonly findings: Findings;
  /** The advice after a failure. */
  readonly advice?: string | undefined;
}

/** Compares in many short calls, so that staff see the progress and can stop and continue. */
export function useReconciliation() {
  const queries = useQueryClient();
  const [state, setState] = useState<Reconciliation>({ status: 'idle', findings: NO_FINDINGS });
  const periodStart = useRef('');
  const canContinue = useRef(false);

  // Leaving the page stops the comparison: nobody would see its result.
  useEffect(
    () => () => {
      canContinue.current = false;
    },
    [],
  );

  const isStopped = () => !canContinue.current;

  const run = async (previousFindings: Findings) => {
    let findings = previousFindings;
    canContinue.current = true;
    setState({ status: 'running', findings });
    try {
      do {
        const { cursor } = findings;
        const request = { since: periodStart.current, ...(cursor && { cursor }) };
        findings = withResponse(findings, await callReconcile(request));
        setState(({ status }) => ({ status, findings }));
      } while (findings.cursor !== null && !isStopped());
      setState({ status: findings.cursor === null ? 'done' : 'stopped', findings });
    } catch (error) {
      logger.error('reconciliation failed', { checked: findings.checked }, error);
      setState({ status: 'failed', findings, advice: adviceFor(error) });
    }
    // Donations may have been added even if the response was lost.
    await queries.invalidateQueries({ queryKey: LEDGER_KEY });
  };

  return {
    ...state,
    start: (startOfPeriod: string) => {
      periodStart.current = startOfPeriod;
      void run(NO_FINDINGS);
    },
    carryOn: () => void run(state.findings),
    stop: () => {
      canContinue.current = false;
      setState(({ findings }) => ({ status: 'stopping', findings }));
    },
  };
}
