import type { SearchEntry } from '@raade/contracts/site/search';
import { useFederation } from '@raade/federation';
import { useEffect, useState } from 'react';
import { type Answers, readSearch } from './search-answers.ts';

export interface SearchEntries {
  /** Entries of all remotes that are known so far. */
  readonly entries: readonly SearchEntry[];
  readonly isLoading: boolean;
  /** If the entries of all remotes, of some, or of none could be read. */
  readonly found: 'all' | 'some' | 'none';
  readonly retry: () => void;
}

/** Entries of every remote for search. */
export function useSearchEntries(): SearchEntries {
  const { registry } = useFederation();
  const [answers, setAnswers] = useState<Answers>({});
  const [attempt, setAttempt] = useState(1);
  const [finished, setFinished] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const read = async () => {
      // Before a retry, the registry may have changed.
      if (attempt > 1) await registry.refresh();
      const known = await readSearch(registry);
      if (!isCurrent) return;
      setAnswers(known);
      setFinished(attempt);
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [registry, attempt]);

  const known = Object.values(answers);
  const entries = known.flatMap((answer) => (answer === 'missing' ? [] : answer));
  const isComplete = !known.includes('missing');
  return {
    entries,
    isLoading: finished !== attempt,
    found: isComplete ? 'all' : entries.length > 0 ? 'some' : 'none',
    retry: () => setAttempt(attempt + 1),
  };
}
