import { media, styled } from '@raade/platform';

/** Space after the footer, so that the badge does not cover it at the end of the page. */
export const BottomSpacer = styled.div`
  height: 6rem;
  background: var(--color-night);

  ${media.tablet} {
    height: 3rem;
  }

  @media print {
    display: none;
  }
`;

/** The badge is in the corner opposite to countdown and toasts; on narrow screens it is above the countdown. */
export const Corner = styled.aside`
  position: fixed;
  z-index: var(--layer-badge);
  inset-inline-start: var(--space-3);
  inset-block-end: calc(var(--space-3) + 2.75rem + var(--space-2) + env(safe-area-inset-bottom));
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-3);
  max-width: calc(100vw - 2 * var(--space-3));
  padding-block: var(--space-1);
  padding-inline: var(--space-2) var(--space-1);
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

  ${media.tablet} {
    inset-block-end: calc(var(--space-3) + env(safe-area-inset-bottom));
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
