import { styled } from '@raade/platform';

/** The panel touches its menu item: in a gap between them, the pointer would leave the item and close the panel. */
export const DropdownPanel = styled.ul`
  position: absolute;
  inset-block-start: calc(100% - var(--space-2));
  inset-inline-start: calc(-1 * var(--space-4));
  min-width: 13rem;
  padding: var(--space-2);
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  background: var(--color-surface);
  box-shadow: var(--shadow);
  color: var(--color-text);
  list-style: none;

  &[hidden] {
    display: none;
  }

  a {
    display: block;
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-small);
    color: inherit;
    text-decoration: none;
  }

  a:hover {
    background: var(--color-surface-sunken);
  }

  a[data-highlighted='true'] {
    margin-block-start: var(--space-2);
    background: var(--color-accent);
    color: var(--color-on-accent);
    font-weight: 600;
  }

  a[data-highlighted='true']:hover {
    background: var(--color-accent-strong);
  }
`;
