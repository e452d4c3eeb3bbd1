import { Button, Input } from '@raade/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { ResultGroup } from './find-entries.ts';
import { SearchFoot } from './search-foot.tsx';
import { SEARCH_MESSAGES } from './search-messages.ts';
import { optionIdOf, SearchResults } from './search-results.tsx';
import { Message, Missing, Panel } from './search.styles.ts';
import { useActiveOption } from './use-active-option.ts';

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

interface SearchBoxProps extends Omit<SearchPanelProps, 'typed'> {
  readonly label: string;
  readonly placeholder: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly groups: readonly ResultGroup[];
  /** True if nobody has asked for the results: Enter takes none of them unasked, and they have no texts. */
  readonly isSuggested: boolean;
  readonly message: string;
  /** There if some or all results could not be had. */
  readonly missing?:
    | {
        readonly text?: string | undefined;
        readonly isBusy: boolean;
        readonly onRetry: () => void;
      }
    | undefined;
}

/**
 * A field and, below it, what it finds.
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/: editable, with a listbox and list autocompletion)
 */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder, query, onQuery, groups, isSuggested, message, missing } = props;
  const { onChoose, onEscape, wayOut } = props;
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);

  const change = (text: string) => {
    onQuery(text);
    reset();
  };
  const { active, reset, onKeyDown } = useActiveOption({
    count,
    hasDefault: !isSuggested,
    onChoose: (option) => document.getElementById(optionIdOf(listId, option))?.click(),
    onEscape: () => {
      if (query !== '') change('');
      else onEscape?.();
      return query !== '' || onEscape !== undefined;
    },
  });
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
        aria-label={label}
        aria-expanded={count > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active === undefined ? undefined : optionIdOf(listId, active)}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        value={query}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Message role="status">{message}</Message>
      {missing && (
        <Missing>
          {missing.text && <p>{missing.text}</p>}
          <Button
            look="quiet"
            isBusy={missing.isBusy}
            onClick={() => {
              missing.onRetry();
              // The button goes when the retry succeeds, and must not take focus along.
              field.current?.focus();
            }}
          >
            {SEARCH_MESSAGES.action}
          </Button>
        </Missing>
      )}
      {count > 0 && (
        <SearchResults
          listId={listId}
          label={isSuggested ? 'Suggestions' : 'Results'}
          groups={groups}
          hasTexts={!isSuggested}
          active={active}
          onChoose={onChoose}
        />
      )}
      {wayOut && <SearchFoot>{wayOut}</SearchFoot>}
    </Panel>
  );
}
