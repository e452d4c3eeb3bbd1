import { logger } from '@raade/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { LEDGER_KEY } from '../donations.query.ts';
import { callReconcile } from './call-reconcile.ts';
import { adviceFor } from './failure-advice.ts';
import {
  type Findings,
  NOTHING_YET,
  type ReconciliationStatus,
  withAnswer,
} from './reconciliation.ts';

interface Reconciliation {
  readonly status: ReconciliationStatus;
  readonly findings: Findings;
  /** The advice, while it has failed. */
  readonly advice?: string | undefined;
}

/** Compares the books call by call, so that it can be watched, stopped and carried on with. */
export function useReconciliation() {
  const queries = useQueryClient();
  const [shown, setShown] = useState<Reconciliation>({ status: 'idle', findings: NOTHING_YET });
  const since = useRef('');
  const mayGoOn = useRef(false);

  // Leaving the page stops it, too: nobody would see what it finds.
  useEffect(
    () => () => {
      mayGoOn.current = false;
    },
    [],
  );

  const isStopped = () => !mayGoOn.current;

  const run = async (from: Findings) => {
    let findings = from;
    mayGoOn.current = true;
    setShown({ status: 'running', findings });
    try {
      do {
        const { cursor } = findings;
        const request = { since: since.current, ...(cursor && { cursor }) };
        findings = withAnswer(findings, await callReconcile(request));
        setShown(({ status }) => ({ status, findings }));
      } while (findings.cursor !== null && !isStopped());
      setShown({ status: findings.cursor === null ? 'done' : 'stopped', findings });
    } catch (error) {
      logger.error('reconciliation failed', { checked: findings.checked }, error);
      setShown({ status: 'failed', findings, advice: adviceFor(error) });
    }
    // Added and updated are in the ledger however it ended, even if their answer was lost.
    await queries.invalidateQueries({ queryKey: LEDGER_KEY });
  };

  return {
    ...shown,
    start: (from: string) => {
      since.current = from;
      void run(NOTHING_YET);
    },
    carryOn: () => void run(shown.findings),
    stop: () => {
      mayGoOn.current = false;
      setShown(({ findings }) => ({ status: 'stopping', findings }));
    },
  };
}
