import { styled } from '@raade/platform';

/** Height in pixels; the styles below and the virtualiser agree on it. */
export const ROW_HEIGHT = 48;
export const HEAD_HEIGHT = 48;

/** Scrolls both ways by itself, so that the head and the controls above stay in sight. */
export const Frame = styled.div`
  max-height: max(20rem, 100dvh - var(--navbar-height) - var(--space-16));
  overflow: auto;
  scroll-padding-block-start: ${HEAD_HEIGHT}px;
  overscroll-behavior-x: contain;
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  background: var(--color-surface);
`;

export const Grid = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  table-layout: fixed;
  font-size: 0.9375rem;
  line-height: 1.4;
  font-variant-numeric: tabular-nums;

  caption {
    position: absolute;
    clip-path: inset(50%);
  }

  th,
  td {
    padding: 0 var(--space-4);
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
    inset-block-start: 0;
    height: ${HEAD_HEIGHT}px;
    border-block-end: 1px solid var(--color-border);
    background: var(--color-surface-sunken);
  }

  tbody tr[data-row] {
    height: ${ROW_HEIGHT}px;
  }

  tbody tr[data-row] > * {
    border-block-end: 1px solid var(--color-border);
  }

  tbody tr[data-row]:hover > * {
    background: var(--color-surface-sunken);
  }

  tbody tr:not([data-row]) td {
    padding: 0;
  }
`;

const textButton = `
  min-height: 2.25rem;
  max-width: 100%;
  padding: 0;
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
  font-size: var(--text-small);

  &:hover,
  [aria-sort] > & {
    color: var(--color-text);
  }
`;

export const NameButton = styled.button`
  ${textButton}

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;
