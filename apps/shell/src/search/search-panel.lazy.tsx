import { useState } from 'react';
import { type SearchResult, findEntries } from './find-entries.ts';
import { SearchBox, type SearchPanelProps } from './search-box.tsx';
import { SEARCH_MESSAGES } from './search-messages.ts';
import { type SearchEntries, useSearchEntries } from './use-search-entries.ts';

const HINT = 'Find pages, projects, speakers and sessions.';

/** The search of the site. */
export function SearchPanel({ initialText = '', ...rest }: SearchPanelProps) {
  const [query, setQuery] = useState(initialText);
  const search = useSearchEntries();
  const result = findEntries(search.entries, query.trim());
  const { by, groups } = result;
  return (
    <SearchBox
      {...rest}
      label={SEARCH_MESSAGES.label}
      placeholder={SEARCH_MESSAGES.label}
      query={query}
      onQuery={setQuery}
      groups={groups}
      isSuggested={by === 'suggestion'}
      message={messageOf(search, result, query.trim())}
      missing={missingNotice(search)}
    />
  );
}

function messageOf({ isLoading, coverage }: SearchEntries, result: SearchResult, query: string) {
  const count = result.groups.reduce((sum, { entries }) => sum + entries.length, 0);
  if (isLoading && count === 0) return SEARCH_MESSAGES.loading;
  if (coverage === 'none') return SEARCH_MESSAGES.unavailable;
  return foundMessage(result, query, count);
}

/**
 * Returns the message above the results.
 * @param count of the entries in all groups
 */
function foundMessage({ by }: SearchResult, query: string, count: number): string {
  if (by === 'match') return count === 1 ? '1 result' : `${count} results`;
  if (query === '') return HINT;
  if (by === 'similarity') {
    const question = count === 1 ? 'Did you mean this?' : `Did you mean one of these ${count}?`;
    return `${question} Nothing is called "${query}".`;
  }
  const nothing = `No results for "${query}"`;
  return count === 0 ? nothing : `${nothing}. You can go on from here:`;
}

/** The notice that entries of some or all remotes are missing, since the results then seem complete but are not. */
function missingNotice({ coverage, isLoading, retry }: SearchEntries) {
  if (coverage === 'all') return undefined;
  const text =
    coverage === 'some'
      ? 'A part of the site could not be reached, so some results may be missing.'
      : undefined;
  return { text, isBusy: isLoading, onRetry: retry };
}
