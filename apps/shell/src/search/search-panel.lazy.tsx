import { Button, Input } from '@raade/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type Finding, findEntries } from './find-entries.ts';
import { foundMessage } from './found-message.ts';
import { SearchFoot } from './search-foot.tsx';
import { SEARCH_MESSAGES } from './search-messages.ts';
import { optionIdOf, SearchResults } from './search-results.tsx';
import { Message, Missing, Panel } from './search.styles.ts';
import { useActiveOption } from './use-active-option.ts';
import { type SearchEntries, useSearchEntries } from './use-search-entries.ts';

export interface SearchPanelProps {
  /** The text that the field begins with. */
  readonly typed?: string;
  /** A result was chosen; the router is about to follow it. */
  readonly onChoose: () => void;
  /** Escape in an empty field. What holds the panel may leave it to the browser. */
  readonly onEscape?: (() => void) | undefined;
  /** The button that closes a dialog of search, where it is one that shortcuts open. */
  readonly wayOut?: ReactNode;
}

/**
 * A field and, below it, what it finds.
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/: editable, with a listbox and list autocompletion)
 */
export function SearchPanel({ typed = '', onChoose, onEscape, wayOut }: SearchPanelProps) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState(typed);
  const search = useSearchEntries();
  const finding = findEntries(search.entries, query.trim());
  const { by, groups } = finding;
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);

  const change = (text: string) => {
    setQuery(text);
    reset();
  };
  const { active, reset, onKeyDown } = useActiveOption({
    count,
    // Nobody has asked for what is merely suggested.
    hasDefault: by !== 'suggestion',
    onChoose: (option) => document.getElementById(optionIdOf(listId, option))?.click(),
    onEscape: () => {
      if (query !== '') change('');
      else onEscape?.();
      return query !== '' || onEscape !== undefined;
    },
  });
  const retry = () => {
    search.retry();
    // The button goes when the retry succeeds, and must not take focus along.
    field.current?.focus();
  };
  useEffect(() => {
    const input = field.current;
    input?.focus();
    input?.setSelectionRange(input.value.length, input.value.length);
  }, []);

  return (
    <Panel role="search">
      <Input
        ref={field}
        role="combobox"
        aria-label={SEARCH_MESSAGES.label}
        aria-expanded={count > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active === undefined ? undefined : optionIdOf(listId, active)}
        placeholder={SEARCH_MESSAGES.label}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        value={query}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Message role="status">{messageOf(search, { finding, query: query.trim(), count })}</Message>
      <MissingPart search={search} onRetry={retry} />
      {count > 0 && (
        <SearchResults
          listId={listId}
          label={by === 'suggestion' ? 'Suggestions' : 'Results'}
          groups={groups}
          hasTexts={by !== 'suggestion'}
          active={active}
          onChoose={onChoose}
        />
      )}
      {wayOut && <SearchFoot>{wayOut}</SearchFoot>}
    </Panel>
  );
}

interface Shown {
  readonly finding: Finding;
  readonly query: string;
  readonly count: number;
}

function messageOf({ isLoading, found }: SearchEntries, { finding, query, count }: Shown) {
  if (isLoading && count === 0) return SEARCH_MESSAGES.loading;
  if (found === 'none') return SEARCH_MESSAGES.unavailable;
  return foundMessage(finding, query, count);
}

interface MissingPartProps {
  readonly search: SearchEntries;
  readonly onRetry: () => void;
}

/** Says so if a remote did not answer: nobody should take its silence for an empty result. */
function MissingPart({ search: { found, isLoading }, onRetry }: MissingPartProps) {
  if (found === 'all') return null;
  return (
    <Missing>
      {found === 'some' && (
        <p>A part of the site could not be reached, so some results may be missing.</p>
      )}
      <Button look="quiet" isBusy={isLoading} onClick={onRetry}>
        {SEARCH_MESSAGES.action}
      </Button>
    </Missing>
  );
}
