import { styled } from '@raade/platform';

/** Heights in pixels, for the styles below and the virtualizer. */
export const ROW_HEIGHT = 36;
export const TWO_LINES_HEIGHT = 68;
export const HEAD_HEIGHT = 32;

/** Clips columns until the grid has measured a narrower window. Unlike `hidden`, `clip` keeps the head sticky. */
export const Frame = styled.div`
  overflow-x: clip;
`;

/** The page scrolls. The head of the table stays below the navigation bar. */
export const Grid = styled.table`
  width: 100%;
  border: 1px solid var(--color-border);
  border-radius: var(--radius-small);
  border-collapse: separate;
  border-spacing: 0;
  background: var(--color-surface);
  font-size: 0.875rem;
  line-height: 1.4;
  table-layout: fixed;
  font-variant-numeric: tabular-nums;

  caption {
    position: absolute;
    clip-path: inset(50%);
  }

  th,
  td {
    padding: 0 var(--space-3);
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-align='end'] {
    text-align: end;
  }

  thead th {
    position: sticky;
    z-index: var(--layer-raised);
    inset-block-start: var(--navbar-height);
    height: ${HEAD_HEIGHT}px;
    border-block-end: 1px solid var(--color-border);
    background: var(--color-surface-sunken);
  }

  tbody tr[data-row] {
    height: ${ROW_HEIGHT}px;
    cursor: pointer;
  }

  tbody tr[data-row] > * {
    border-block-end: 1px solid var(--color-border);
  }

  tbody tr[data-row]:hover,
  tbody tr[data-open] {
    --badge-surface: var(--color-surface);

    background: var(--color-surface-sunken);
  }

  tbody tr[data-open] > :first-child {
    box-shadow: inset 3px 0 var(--color-accent);
  }

  tbody tr:not([data-row]) td {
    padding: 0;
  }

  /* On phones the name and one cell stand above two others. */
  &[data-two-lines] {
    display: block;

    thead {
      position: absolute;
      display: block;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    tbody,
    tbody tr,
    tbody tr:not([data-row]) td {
      display: block;
    }

    tbody tr[data-row] {
      position: relative;
      display: grid;
      align-content: center;
      grid-template-columns: minmax(0, 1fr) fit-content(45%);
      height: ${TWO_LINES_HEIGHT}px;
      border-block-end: 1px solid var(--color-border);
    }

    tbody tr[data-row] > * {
      border: 0;
    }

    [data-place='beside'],
    [data-place='end'] {
      text-align: end;
    }

    [data-place='beside'] {
      grid-area: 1 / 2;
      align-self: center;
    }

    /* Below the name, not below the checkbox. */
    th:has(input) ~ [data-place='below'] {
      padding-inline-start: calc(var(--space-3) + 2.75rem);
    }

    [data-place='below'],
    [data-place='end'] {
      grid-row: 2;
      color: var(--color-text-muted);
      font-size: 0.8125rem;
    }

    /* The day and, below it, the time of day: in one line they would be cut. */
    time {
      display: block;
      line-height: 1.2;
      white-space: normal;
      text-wrap: balance;
    }
  }
`;

/** The padding keeps the text inside the ring of the focus. */
const textButton = `
  min-height: 2rem;
  max-width: calc(100% + 2 * var(--space-1));
  margin-inline: calc(-1 * var(--space-1));
  padding: 0 var(--space-1);
  border: 0;
  overflow: hidden;
  background: none;
  color: inherit;
  font: inherit;
  font-weight: 600;
  text-align: start;
  text-overflow: ellipsis;
  white-space: nowrap;
  cursor: pointer;

  &:focus-visible {
    outline-offset: -3px;
    border-radius: var(--radius-small);
  }
`;

export const SortButton = styled.button`
  ${textButton}
  color: var(--color-text-muted);
  font-size: 0.8125rem;

  &:hover,
  [aria-sort] > & {
    color: var(--color-text);
  }
`;

/** On phones as wide as a thumb, and as high as its row. */
export const SelectBox = styled.label`
  display: inline-flex;
  align-items: center;
  width: 1.75rem;
  min-height: 2rem;
  vertical-align: middle;
  cursor: pointer;

  [data-two-lines] & {
    position: absolute;
    inset-block: 0;
    width: 2.75rem;

    & + button {
      margin-inline-start: calc(2.75rem - var(--space-1));
    }
  }

  input {
    width: 1.125rem;
    height: 1.125rem;
    margin: 0;
    accent-color: var(--color-accent);
  }

  & + button {
    max-width: calc(100% - 2.75rem);
    vertical-align: middle;
  }
`;

export const NameButton = styled.button`
  ${textButton}

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
