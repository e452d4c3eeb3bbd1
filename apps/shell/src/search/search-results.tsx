import { letters } from '@raade/ui';
import { type MouseEvent, useEffect } from 'react';
import type { ResultGroup } from './find-entries.ts';
import { Excerpt, GroupName, List, Option, Title } from './search-results.styles.ts';

export const optionIdOf = (listId: string, option: number) => `${listId}-${option}`;

interface SearchResultsProps {
  readonly listId: string;
  /** The name of the list for screen readers. */
  readonly label: string;
  /** True if the first words of each entry stand below its title. */
  readonly hasTexts: boolean;
  readonly groups: readonly ResultGroup[];
  /** Counted through all groups. */
  readonly active: number | undefined;
  readonly onChoose: () => void;
}

/** Focus stays in the field, whatever is pressed here. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Options that are links, so that they lead where links lead, in a new tab too if somebody wants that. */
export function SearchResults(props: SearchResultsProps) {
  const { listId, label, groups, hasTexts, active, onChoose } = props;
  useEffect(() => {
    if (active === undefined) return;
    document.getElementById(optionIdOf(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);

  const starts = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { entries }) => sum + entries.length, 0),
  );
  return (
    <List id={listId} role="listbox" aria-label={label} tabIndex={-1} onMouseDown={keepFocus}>
      {groups.map(({ kind, entries }, group) => (
        <div key={kind} role="group" aria-labelledby={`${listId}-group-${group}`}>
          <GroupName id={`${listId}-group-${group}`} role="presentation">
            {kind}
          </GroupName>
          {entries.map(({ title, path, text }, at) => {
            const option = (starts[group] ?? 0) + at;
            return (
              <Option
                key={`${path} ${title}`}
                id={optionIdOf(listId, option)}
                role="option"
                aria-selected={option === active}
                tabIndex={-1}
                href={path}
                onClick={onChoose}
              >
                <Title>{letters(title)}</Title>
                {hasTexts && text && <Excerpt>{letters(text)}</Excerpt>}
              </Option>
            );
          })}
        </div>
      ))}
    </List>
  );
}
