import { media, styled } from '@raade/platform';
import { rise } from './countdown.styles.ts';

export const Panel = styled.div`
  display: grid;
  gap: var(--space-4);
  width: min(21rem, calc(100vw - 2 * var(--space-3)));
  max-height: calc(100vh - var(--navbar-height) - 6rem);
  overflow-y: auto;
  padding: var(--space-6);
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  background: var(--color-surface);
  box-shadow: var(--shadow);
  font-size: var(--text-small);
  animation: ${rise} var(--motion-quick) ease-out;

  ${media.belowTablet} {
    width: 100%;
    border-width: 1px 0 0;
    border-radius: 0;
  }
`;

export const PanelTitle = styled.h2`
  font-size: 1.25rem;
`;

export const Units = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: var(--space-2);
`;

export const Unit = styled.div`
  display: flex;
  flex-direction: column-reverse;
  align-items: center;
  padding: var(--space-2) 0;
  border-radius: var(--radius-small);
  background: var(--color-surface-sunken);

  dt {
    color: var(--color-text-muted);
    font-size: 0.75rem;
  }

  dd {
    color: var(--color-accent);
    font-size: 1.375rem;
    font-variant-numeric: tabular-nums;
    font-weight: 700;
    line-height: 1.2;
  }
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-1) var(--space-4);

  dt {
    color: var(--color-text-muted);
  }
`;

export const Actions = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-6);

  a {
    padding: var(--space-1) 0;
    font-weight: 600;
  }
`;
