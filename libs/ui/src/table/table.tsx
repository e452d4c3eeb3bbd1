import { media, styled } from '@raade/platform';
import { type ReactNode, useId } from 'react';

interface TableProps {
  /** Names the table and its scrolling frame for screen readers. */
  readonly caption: string;
  /**
   * True to show the cells of a row below each other on phones, without column heads. A cell with `data-place="beside"`
   * is beside the first cell. Cells with a `data-label` are side by side, each below its label.
   */
  readonly stacks?: boolean;
  /** `thead` and `tbody`. */
  readonly children: ReactNode;
}

/* Shadows at the sides show that the table continues. Covers that scroll with the table hide them at its ends. */
const Frame = styled.div`
  overflow-x: auto;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-small);
  background:
    linear-gradient(to right, var(--color-surface) 50%, transparent) left / 4rem 100% local,
    linear-gradient(to left, var(--color-surface) 50%, transparent) right / 4rem 100% local,
    linear-gradient(to right, var(--color-border), transparent) left / 1rem 100%,
    linear-gradient(to left, var(--color-border), transparent) right / 1rem 100%,
    var(--color-surface);
  background-repeat: no-repeat;
`;

const Grid = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: 0.875rem;
  line-height: 1.4;
  font-variant-numeric: tabular-nums;

  caption {
    position: absolute;
    clip-path: inset(50%);
  }

  th,
  td {
    padding: var(--space-2) var(--space-3);
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

  ${media.belowTablet} {
    &[data-stacks] {
      display: block;

      thead {
        position: absolute;
        width: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }

      tbody {
        display: block;
      }

      tbody tr {
        display: grid;
        grid-template-columns: minmax(0, 1fr) fit-content(45%);
        gap: var(--space-1) var(--space-3);
        padding: var(--space-2) var(--space-3);
      }

      th,
      td {
        grid-column: 1 / -1;
        min-width: 0;
        max-width: none;
        padding: 0;
        white-space: normal;
        overflow-wrap: anywhere;
      }

      tr > :first-child {
        grid-column: 1;
      }

      [data-place='beside'] {
        grid-area: 1 / 2;
      }

      tr:has([data-label]) {
        grid-template-columns: repeat(auto-fill, minmax(5.25rem, 1fr));

        > :first-child {
          grid-column: 1 / -1;
        }
      }

      [data-label] {
        grid-column: auto;
        text-align: start;
      }

      [data-label]::before {
        content: attr(data-label);
        display: block;
        color: var(--color-text-muted);
      }
    }
  }
`;

/** A table that scrolls sideways in its own frame where the screen is narrow, also by keyboard. */
export function Table({ caption, stacks = false, children }: TableProps) {
  const id = useId();
  return (
    <Frame role="region" aria-labelledby={id} tabIndex={0}>
      <Grid data-stacks={stacks || undefined}>
        <caption id={id}>{caption}</caption>
        {children}
      </Grid>
    </Frame>
  );
}
