import { SEARCH_TEXT, searchFor } from '@raade/contracts/base/search-words';
import type { SearchEntry } from '@raade/contracts/site/search';
import { logger, useStaffSession } from '@raade/platform';
import { useEffect, useState } from 'react';

/** The server is asked only after a pause in typing of this length. */
const PAUSE_MS = 250;

interface Answer {
  /** Attempt and text of the request, such as `1 smith`. A retry asks for the same text again. */
  readonly request: string;
  readonly entries: readonly SearchEntry[];
  readonly hasFailed: boolean;
}
const NO_ANSWER: Answer = { request: '', entries: [], hasFailed: false };

/** Asks the server for records. Until it answers, the previous results that still match the text are shown. */
export function useStaffSearch(query: string) {
  const search = useStaffSession()?.search;
  const [answer, setAnswer] = useState(NO_ANSWER);
  const [attempt, setAttempt] = useState(1);
  const text = query.trim().slice(0, SEARCH_TEXT.most);
  const { word, finds: matchesText } = searchFor(text);
  // A text without a long enough word cannot be searched for.
  const isLongEnough = word !== undefined;
  const request = `${attempt} ${text}`;

  useEffect(() => {
    if (!search || !isLongEnough) return;
    let isCurrent = true;
    const ask = async () => {
      const entries = await search(text).catch((error: unknown) => {
        logger.warn('staff search failed', {}, error);
        return undefined;
      });
      if (!isCurrent) return;
      setAnswer({ request, entries: entries ?? [], hasFailed: entries === undefined });
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [search, text, request, isLongEnough]);

  const isAnswered = answer.request === request;
  const isShown = ({ title, text: details = '' }: SearchEntry) =>
    isAnswered || matchesText([title, details]);
  return {
    entries: isLongEnough ? answer.entries.filter(isShown) : [],
    isLongEnough,
    isLoading: isLongEnough && !isAnswered,
    hasFailed: isLongEnough && answer.hasFailed,
    retry: () => setAttempt(attempt + 1),
  };
}
