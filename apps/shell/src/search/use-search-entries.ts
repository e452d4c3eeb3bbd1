import type { SearchEntry } from '@raade/contracts/site/search';
import { useFederation } from '@raade/federation';
import { useEffect, useState } from 'react';
import { type Answers, readSearch } from './search-answers.ts';

export interface SearchEntries {
  /** Entries of all remotes that could be read. */
  readonly entries: readonly SearchEntry[];
  readonly isLoading: boolean;
  /** Shows if the entries of all remotes, of some, or of none could be read. */
  readonly coverage: 'all' | 'some' | 'none';
  readonly retry: () => void;
}

/** Entries of every remote for search. */
export function useSearchEntries(): SearchEntries {
  const { registry } = useFederation();
  const [answers, setAnswers] = useState<Answers>({});
  const [attempt, setAttempt] = useState(1);
  const [finishedAttempt, setFinishedAttempt] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      // The registry may have changed since the failed attempt.
      if (attempt > 1) await registry.refresh();
      const newAnswers = await readSearch(registry);
      if (!isCurrent) return;
      setAnswers(newAnswers);
      setFinishedAttempt(attempt);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [registry, attempt]);

  const answerList = Object.values(answers);
  const entries = answerList.flatMap((answer) => (answer === 'missing' ? [] : answer));
  const partialCoverage = entries.length > 0 ? 'some' : 'none';
  return {
    entries,
    isLoading: finishedAttempt !== attempt,
    coverage: answerList.includes('missing') ? partialCoverage : 'all',
    retry: () => setAttempt(attempt + 1),
  };
}
