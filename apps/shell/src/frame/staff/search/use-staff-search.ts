import { SEARCH_TEXT, searchFor } from '@raade/contracts/base/search-words';
import type { SearchEntry } from '@raade/contracts/site/search';
import { logger, useStaffSession } from '@raade/platform';
import { useEffect, useState } from 'react';

/** A pause of typing, after which the server is asked. */
const PAUSE_MS = 250;

interface Answer {
  /** The text that it is about; with the attempt, since the same may be asked again. */
  readonly asked: string;
  readonly entries: readonly SearchEntry[];
  readonly hasFailed: boolean;
}
const NO_ANSWER: Answer = { asked: '', entries: [], hasFailed: false };

/** Asks the server for records, and meanwhile shows those of the answer before that still fit what is typed. */
export function useStaffSearch(query: string) {
  const search = useStaffSession()?.search;
  const [answer, setAnswer] = useState(NO_ANSWER);
  const [attempt, setAttempt] = useState(1);
  const text = query.trim().slice(0, SEARCH_TEXT.most);
  const { word, finds } = searchFor(text);
  const isLongEnough = word !== undefined;
  const asked = `${attempt} ${text}`;

  useEffect(() => {
    if (!search || !isLongEnough) return;
    let isCurrent = true;
    const ask = async () => {
      const entries = await search(text).catch((error: unknown) => {
        logger.warn('staff search failed', {}, error);
        return undefined;
      });
      if (!isCurrent) return;
      setAnswer({ asked, entries: entries ?? [], hasFailed: entries === undefined });
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [search, text, asked, isLongEnough]);

  const isAnswered = answer.asked === asked;
  const fits = ({ title, text: line = '' }: SearchEntry) => isAnswered || finds([title, line]);
  return {
    entries: isLongEnough ? answer.entries.filter(fits) : [],
    isLongEnough,
    isLoading: isLongEnough && !isAnswered,
    hasFailed: isLongEnough && answer.hasFailed,
    retry: () => setAttempt(attempt + 1),
  };
}
