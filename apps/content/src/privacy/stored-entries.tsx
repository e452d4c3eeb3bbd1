import type { Content } from '@raade/content-model/content.schema';
import { styled } from '@raade/platform';
import { letters } from '@raade/ui';

const List = styled.dl`
  margin-block-start: var(--space-4);

  div {
    padding-block: var(--space-3);
    border-block-start: 1px solid var(--color-border);
  }

  dt {
    font-weight: 600;
  }

  small {
    display: block;
    color: var(--color-text-muted);
    font-size: var(--text-small);
    font-weight: 400;
  }
`;

interface StoredEntriesProps {
  readonly entries: Content['privacy']['browser']['entries'];
}

/** What lies in a browser, by the names under which it lies there. */
export function StoredEntries({ entries }: StoredEntriesProps) {
  return (
    <List>
      {entries.map(({ key, where, what }) => (
        <div key={key}>
          <dt>
            {letters(key)} <small>{letters(where)}</small>
          </dt>
          <dd>{letters(what)}</dd>
        </div>
      ))}
    </List>
  );
}
