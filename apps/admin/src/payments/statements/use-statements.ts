import type { StatementPhase, StatementsResponse } from '@raade/contracts/money/yearly-statements';
import { logger } from '@raade/platform';
import { useEffect, useRef, useState } from 'react';
import { callStatements } from './call-statements.ts';
import { failureText } from './statement-texts.ts';

interface Progress {
  /** The statements of the year; null until the first response. */
  readonly run: StatementsResponse | null;
  readonly isBusy: boolean;
  /** Why the last action stopped. */
  readonly failure: string | null;
}

const FAILED = 'The work stopped. Nothing is lost: press the button again to continue.';
const LAST_PHASE = { prepare: 'ready', send: 'sent' } satisfies Record<string, StatementPhase>;

/**
 * The progress of a year's statements. `prepare` and `send` call the function until the last phase of the action: each
 * call does a part that fits its deadline.
 */
export function useStatements(year: number) {
  const [progress, setProgress] = useState<Progress>({ run: null, isBusy: false, failure: null });
  /** The number of the last started action. Responses to earlier actions are ignored. */
  const lastAction = useRef(0);

  const start = async (action: 'status' | 'prepare' | 'send') => {
    lastAction.current += 1;
    const ownNumber = lastAction.current;
    const isLatest = () => lastAction.current === ownNumber;
    setProgress(({ run }) => ({ run, isBusy: action !== 'status', failure: null }));
    try {
      for (;;) {
        const run = await callStatements({ action, year });
        if (!isLatest()) return;
        const isDone = action === 'status' || run.phase === LAST_PHASE[action];
        setProgress({ run, isBusy: !isDone, failure: null });
        if (isDone) return;
      }
    } catch (error) {
      logger.error('statements failed', { action }, error);
      const failure = failureText(error, FAILED);
      if (isLatest()) setProgress(({ run }) => ({ run, isBusy: false, failure }));
    }
  };

  // Responses for another year, or after the page was left, are ignored.
  useEffect(() => {
    setProgress({ run: null, isBusy: false, failure: null });
    void start('status');
    return () => {
      lastAction.current += 1;
    };
  }, [year]);

  return { ...progress, prepare: () => void start('prepare'), send: () => void start('send') };
}
