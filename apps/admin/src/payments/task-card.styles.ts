import { media, styled } from '@raade/platform';
import { Card } from '@raade/ui';

/** A card for a task over all donations. */
export const Frame = styled(Card)`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-4) var(--space-6) var(--space-6);
  box-shadow: none;

  ${media.belowTablet} {
    gap: var(--space-3);
    padding: var(--space-3);
  }
`;

export const Explanation = styled.p`
  max-width: var(--text-width);
  color: var(--color-text-muted);
`;

export const Controls = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: var(--space-3);
`;

/** A part below a task or a total, with a small heading. */
export const SubSection = styled.section`
  display: grid;
  gap: var(--space-3);
  margin-block-start: var(--space-3);

  h2,
  h3 {
    font-size: var(--text-body);
  }
`;
