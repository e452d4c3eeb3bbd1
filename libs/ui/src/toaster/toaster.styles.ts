import { css, keyframes, media, styled, type ToastTone } from '@raade/platform';

const MARKS: Readonly<Record<ToastTone, string>> = {
  neutral: 'var(--color-accent)',
  success: 'var(--color-success)',
  danger: 'var(--color-danger)',
};

const arrive = keyframes`
  from { opacity: 0; transform: translateY(var(--space-4)); }
`;

/* Above everything, but clicks between the toasts reach the page. */
export const Region = styled.section`
  position: fixed;
  z-index: var(--layer-toasts);
  inset-block-end: var(--page-gutter);
  inset-inline-end: var(--page-gutter);
  display: grid;
  gap: var(--space-2);
  width: min(22rem, 100vw - 2 * var(--page-gutter));
  pointer-events: none;

  /*
   * Beside a form there is room for toasts. If a form fills the screen, they cover the navigation bar, since anywhere
   * else they would cover fields.
   */
  ${media.belowDesktop} {
    inset-block: var(--space-2) auto;
  }

  /* On staff pages, toasts are at the start, since records open at the end. */
  ${media.desktop} {
    body:has([data-staff-rail]) & {
      inset-inline: calc(var(--staff-rail-width) + var(--page-gutter)) auto;
    }
  }

  /* Above the countdown. */
  ${media.desktop} {
    body:has([data-area='countdown']:not([hidden])) & {
      inset-block-end: 5rem;
    }
  }
`;

export const List = styled.ol`
  display: grid;
  gap: var(--space-2);
  list-style: none;
`;

export const Item = styled.li<{ $tone: ToastTone; $isReduced: boolean }>`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: start;
  gap: var(--space-2);
  padding-block: var(--space-3);
  padding-inline: var(--space-4) var(--space-2);
  border: 1px solid var(--color-border);
  border-inline-start: 4px solid ${({ $tone }) => MARKS[$tone]};
  border-radius: var(--radius-small);
  background: var(--color-surface);
  box-shadow: var(--shadow);
  overflow-wrap: anywhere;
  pointer-events: auto;

  ${({ $isReduced }) =>
    !$isReduced &&
    css`
      animation: ${arrive} var(--motion-quick) var(--ease-out);
    `}
`;

export const Title = styled.p`
  font-weight: 600;
  line-height: 1.4;
`;

export const Dismiss = styled.button`
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  margin: calc(-1 * var(--space-1)) 0;
  border: 0;
  border-radius: var(--radius-small);
  background: transparent;
  color: var(--color-text-muted);
  font: 400 1.5rem/1 var(--font-body);
  cursor: pointer;

  &:hover {
    background: var(--color-surface-sunken);
    color: var(--color-text);
  }
`;
