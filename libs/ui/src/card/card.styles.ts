import { styled } from '@raade/platform';

/** A raised surface for one item, like a form. */
export const Card = styled.div`
  padding: clamp(var(--space-4), 3vw, var(--space-8));
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  background: var(--color-surface);
  box-shadow: var(--shadow);
`;
