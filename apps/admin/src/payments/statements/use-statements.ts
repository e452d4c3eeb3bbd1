import type { StatementPhase, StatementsResponse } from '@raade/contracts/money/yearly-statements';
import { logger } from '@raade/platform';
import { useEffect, useRef, useState } from 'react';
import { callStatements } from './call-statements.ts';
import { failureText } from './statement-words.ts';

interface Shown {
  readonly run: StatementsResponse | null;
  readonly isBusy: boolean;
  /** Why it stopped. */
  readonly failure: string | null;
}

const FAILED = 'It stopped. What was done so far is kept: press again to go on.';
const END = { prepare: ['ready'], send: ['sent'] } satisfies Record<string, StatementPhase[]>;

/** A year's statements: how far they are, and what takes them further, call by call, until it is done. */
export function useStatements(year: number) {
  const [shown, setShown] = useState<Shown>({ run: null, isBusy: false, failure: null });
  const newest = useRef(0);

  const take = async (action: 'look' | 'prepare' | 'send') => {
    newest.current += 1;
    const mine = newest.current;
    const isMine = () => newest.current === mine;
    const ends: readonly StatementPhase[] = action === 'look' ? [] : END[action];
    setShown(({ run }) => ({ run, isBusy: action !== 'look', failure: null }));
    try {
      for (;;) {
        const run = await callStatements({ action, year });
        if (!isMine()) return;
        const isDone = action === 'look' || ends.includes(run.phase);
        setShown({ run, isBusy: !isDone, failure: null });
        if (isDone) return;
      }
    } catch (error) {
      logger.error('statements failed', { action }, error);
      const failure = failureText(error, FAILED);
      if (isMine()) setShown(({ run }) => ({ run, isBusy: false, failure }));
    }
  };

  // Another year is another run; whoever leaves the page sees nothing of it any more.
  useEffect(() => {
    setShown({ run: null, isBusy: false, failure: null });
    void take('look');
    return () => {
      newest.current += 1;
    };
  }, [year]);

  return { ...shown, prepare: () => void take('prepare'), send: () => void take('send') };
}
