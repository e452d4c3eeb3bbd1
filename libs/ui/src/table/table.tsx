import { styled } from '@raade/platform';
import { type ReactNode, useId } from 'react';

interface TableProps {
  /** Names the table and its scrolling frame for screen readers. */
  readonly caption: string;
  /** `thead` and `tbody`. */
  readonly children: ReactNode;
}

const Frame = styled.div`
  overflow-x: auto;
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  background: var(--color-surface);
`;

const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.9375rem;
  line-height: 1.4;
  font-variant-numeric: tabular-nums;

  caption {
    position: absolute;
    clip-path: inset(50%);
  }

  th,
  td {
    padding: var(--space-3) var(--space-4);
    text-align: start;
    white-space: nowrap;
  }

  thead th {
    background: var(--color-surface-sunken);
    color: var(--color-text-muted);
    font-size: var(--text-small);
  }

  tbody tr {
    border-block-start: 1px solid var(--color-border);
  }

  tbody th {
    font-weight: 600;
  }

  [data-align='end'] {
    text-align: end;
  }
`;

/** A table that scrolls sideways in its own frame on narrow screens, also by keyboard. */
export function Table({ caption, children }: TableProps) {
  const id = useId();
  return (
    <Frame role="region" aria-labelledby={id} tabIndex={0}>
      <Grid>
        <caption id={id}>{caption}</caption>
        {children}
      </Grid>
    </Frame>
  );
}
