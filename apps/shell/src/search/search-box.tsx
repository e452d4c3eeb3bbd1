import { Button, Input } from '@raade/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { ResultGroup } from './find-entries.ts';
import { SearchFoot } from './search-foot.tsx';
import { SEARCH_MESSAGES } from './search-messages.ts';
import { optionIdOf, SearchResults } from './search-results.tsx';
import { Message, Missing, Panel } from './search.styles.ts';
import { useActiveOption } from './use-active-option.ts';

export interface SearchPanelProps {
  /** Initial text of the field. */
  readonly initialText?: string;
  /** Called when a result is chosen, before the router follows its link. */
  readonly onChoose: () => void;
  /** Called for Escape in an empty field. Without it, the browser handles the key and closes the dialog. */
  readonly onEscape?: (() => void) | undefined;
  /** The button that closes the search, if it is in a dialog of its own. */
  readonly closeButton?: ReactNode;
}

interface SearchBoxProps extends Omit<SearchPanelProps, 'initialText'> {
  readonly label: string;
  readonly placeholder: string;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly groups: readonly ResultGroup[];
  /** True if the results are suggestions, not matches: then Enter selects none, and they show no text. */
  readonly isSuggested: boolean;
  readonly message: string;
  /** The notice that some or all results could not be loaded. */
  readonly missing?:
    | {
        readonly text?: string | undefined;
        readonly isBusy: boolean;
        readonly onRetry: () => void;
      }
    | undefined;
}

/**
 * A search field with a list of results below.
 * (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/: editable, with a listbox and list autocompletion)
 */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder, query, onQuery, groups, isSuggested, message, missing } = props;
  const { onChoose, onEscape, closeButton } = props;
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);

  const changeQuery = (text: string) => {
    onQuery(text);
    reset();
  };
  const { activeIndex, reset, onKeyDown } = useActiveOption({
    count,
    hasDefault: !isSuggested,
    onChoose: (option) => document.getElementById(optionIdOf(listId, option))?.click(),
    onEscape: () => {
      if (query !== '') changeQuery('');
      else onEscape?.();
      return query !== '' || onEscape !== undefined;
    },
  });
  const activeId = activeIndex === undefined ? undefined : optionIdOf(listId, activeIndex);
  // The cursor starts after the initial text.
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
        aria-activedescendant={activeId}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="go"
        value={query}
        onChange={(event) => changeQuery(event.target.value)}
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
              // The button disappears when the retry succeeds, so focus moves to the field.
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
          areMatches={!isSuggested}
          activeIndex={activeIndex}
          onChoose={onChoose}
        />
      )}
      {closeButton && <SearchFoot>{closeButton}</SearchFoot>}
    </Panel>
  );
}
