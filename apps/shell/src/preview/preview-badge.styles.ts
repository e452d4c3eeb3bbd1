import { styled } from '@raade/platform';

/** Keeps what ends the page, the dark footer, clear of the badge, which on narrow screens stands above the countdown. */
export const Room = styled.div`
  height: 3.75rem;
  background: var(--color-night);

  @media print {
    display: none;
  }
`;

/** In the corner that is left by countdown and toasts. */
export const Corner = styled.aside`
  position: fixed;
  z-index: 4;
  inset-inline-start: var(--space-3);
  bottom: calc(var(--space-3) + 2.75rem + var(--space-2) + env(safe-area-inset-bottom));
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  max-width: calc(100vw - 2 * var(--space-3));
  padding: var(--space-1) var(--space-1) var(--space-1) var(--space-2);
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius);
  background: var(--color-surface);
  box-shadow: var(--shadow);
  color: var(--color-text);
  font-size: var(--text-small);
  line-height: 1.2;

  button {
    min-height: 2.25rem;
    padding-inline: var(--space-3);
    font-size: var(--text-small);
  }

  @media (min-width: 768px) {
    bottom: calc(var(--space-3) + env(safe-area-inset-bottom));
  }

  @media print {
    display: none;
  }
`;

export const Release = styled.span`
  white-space: nowrap;

  code {
    color: var(--color-text-muted);
  }
`;
