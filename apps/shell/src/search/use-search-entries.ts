import type { SearchEntry } from '@raade/contracts/search';
import { type Federation, useFederation } from '@raade/federation';
import { logger } from '@raade/platform';
import { useEffect, useState } from 'react';
import { readSearchFile } from './read-search-file.ts';

type Registry = Federation['registry'];

/** A remote's entries, or `missing` if they could not be had; a remote on its way is not there yet. */
type Answer = readonly SearchEntry[] | 'missing';

async function readAnswer(registry: Registry, name: string): Promise<Answer> {
  try {
    const pointer = registry.pointer(name);
    return pointer ? await readSearchFile(pointer) : [];
  } catch (error) {
    logger.warn('search file not read', { remote: name }, error);
    return 'missing';
  }
}

export interface SearchEntries {
  /** Entries of all remotes that have answered so far, in the order of the registry. */
  readonly entries: readonly SearchEntry[];
  readonly isLoading: boolean;
  /** How many of the remotes have answered for which search has waited. */
  readonly found: 'all' | 'some' | 'none';
  readonly retry: () => void;
}

/** Entries of every remote for search. A remote that is down takes only its own along. */
export function useSearchEntries(): SearchEntries {
  const { registry } = useFederation();
  const [answers, setAnswers] = useState<Readonly<Record<string, Answer>>>({});
  const [attempt, setAttempt] = useState(1);
  const [finished, setFinished] = useState(0);

  useEffect(() => {
    let isCurrent = true;
    const read = async (name: string) => {
      const answer = await readAnswer(registry, name);
      if (isCurrent) setAnswers((others) => ({ ...others, [name]: answer }));
    };
    void Promise.all(registry.names().map(read)).then(() => {
      if (isCurrent) setFinished(attempt);
    });
    return () => {
      isCurrent = false;
    };
  }, [registry, attempt]);

  const known = registry.names().map((name) => answers[name]);
  const entries = known.flatMap((answer) =>
    answer === undefined || answer === 'missing' ? [] : answer,
  );
  const isComplete = !known.includes('missing');
  return {
    entries,
    isLoading: finished !== attempt,
    found: isComplete ? 'all' : entries.length > 0 ? 'some' : 'none',
    retry: () => setAttempt(attempt + 1),
  };
}
