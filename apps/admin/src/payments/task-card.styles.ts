import { styled } from '@raade/platform';
import { Card } from '@raade/ui';

/** A card for a task over all donations. */
export const Frame = styled(Card)`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-4) var(--space-6) var(--space-6);
  box-shadow: none;
`;

export const Explanation = styled.p`
  max-width: var(--text-width);
  margin-block-start: var(--space-2);
  color: var(--color-text-muted);
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3);
`;
