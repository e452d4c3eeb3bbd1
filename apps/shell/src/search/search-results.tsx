import { renderText } from '@raade/ui';
import { type MouseEvent, useEffect } from 'react';
import type { ResultGroup } from './find-entries.ts';
import { Excerpt, GroupName, List, Option, Title } from './search-results.styles.ts';

export const optionIdOf = (listId: string, option: number) => `${listId}-${option}`;

interface SearchResultsProps {
  readonly listId: string;
  /** The name of the list for screen readers. */
  readonly label: string;
  /** True for matches: each shows its text, and Enter opens the first. */
  readonly areMatches: boolean;
  readonly groups: readonly ResultGroup[];
  /** Index of the active option, counted through all groups. */
  readonly activeIndex: number | undefined;
  readonly onChoose: () => void;
}

/** Keeps focus in the field when an option is pressed. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The list of results. Each option is a link, so that it can be opened in a new tab. */
export function SearchResults(props: SearchResultsProps) {
  const { listId, label, groups, areMatches, activeIndex, onChoose } = props;
  useEffect(() => {
    if (activeIndex === undefined) return;
    document.getElementById(optionIdOf(listId, activeIndex))?.scrollIntoView({ block: 'nearest' });
  }, [listId, activeIndex]);

  /** For each group, the index of its first option. */
  const firstIndexes = groups.map((_, group) =>
    groups.slice(0, group).reduce((sum, { entries }) => sum + entries.length, 0),
  );
  return (
    <List id={listId} role="listbox" aria-label={label} tabIndex={-1} onMouseDown={keepFocus}>
      {groups.map(({ kind, entries }, group) => (
        <div key={kind} role="group" aria-labelledby={`${listId}-group-${group}`}>
          <GroupName id={`${listId}-group-${group}`} role="presentation">
            {kind}
          </GroupName>
          {entries.map(({ title, path, text }, entry) => {
            const option = (firstIndexes[group] ?? 0) + entry;
            const isDefault = areMatches && activeIndex === undefined && option === 0;
            return (
              <Option
                key={`${path} ${title}`}
                id={optionIdOf(listId, option)}
                role="option"
                aria-selected={option === activeIndex}
                data-default={isDefault || undefined}
                tabIndex={-1}
                href={path}
                onClick={onChoose}
              >
                <Title>{renderText(title)}</Title>
                {areMatches && text && <Excerpt>{renderText(text)}</Excerpt>}
              </Option>
            );
          })}
        </div>
      ))}
    </List>
  );
}
