import { styled } from '@raade/platform';

/** A framed message in the flow of the page. `role` is the caller's: `alert` for what just went wrong. */
export const Notice = styled.div<{ $tone?: 'neutral' | 'danger' }>`
  padding: var(--space-4) var(--space-6);
  border: 1px solid;
  border-color: ${({ $tone }) =>
    $tone === 'danger' ? 'var(--color-danger)' : 'var(--color-border)'};
  border-radius: var(--radius);
  background: ${({ $tone }) =>
    $tone === 'danger' ? 'var(--color-danger-surface)' : 'var(--color-surface)'};
`;
