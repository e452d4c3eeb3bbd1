import { keyframes, media, styled } from '@raade/platform';

export const rise = keyframes`
  from {
    opacity: 0;
    transform: translateY(0.5rem);
  }
`;

/** Holds the button (the pill) and its panel. The panel is above the pill, but after it in reading order. */
export const Corner = styled.aside`
  position: fixed;
  z-index: var(--layer-corner);
  inset-inline-end: var(--space-3);
  inset-block-end: calc(var(--space-3) + env(safe-area-inset-bottom));
  display: flex;
  flex-direction: column-reverse;
  align-items: flex-end;
  gap: var(--space-2);
  animation: ${rise} var(--motion-quick) ease-out;

  &[hidden] {
    display: none;
  }

  /* Room below the footer's last line, which the pill would cover at the end of the page. */
  &:not([hidden]) + footer {
    padding-block-end: 4rem;
  }

  /* On phones a bar at the bottom, since a pill would cover text. It is hidden while the visitor types. */
  ${media.belowTablet} {
    inset-inline: 0;
    inset-block-end: 0;
    align-items: stretch;
    gap: 0;

    body:has(main :is(input, select, textarea):focus) & {
      visibility: hidden;
    }
  }

  @media print {
    display: none;
  }
`;

export const Toggle = styled.button`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 2.75rem;
  padding: var(--space-2) var(--space-4);
  border: 1px solid var(--color-border-strong);
  border-radius: 999px;
  background: var(--color-surface);
  box-shadow: var(--shadow);
  color: var(--color-text);
  font: 400 var(--text-small) / 1.2 var(--font-body);
  cursor: pointer;
  transition: background var(--motion-quick);

  &:hover {
    background: var(--color-surface-sunken);
  }

  ${media.belowTablet} {
    justify-content: center;
    padding-block-end: calc(var(--space-2) + env(safe-area-inset-bottom));
    border-width: 1px 0 0;
    border-radius: 0;
    box-shadow: none;
  }
`;

export const Figures = styled.span`
  color: var(--color-text-muted);
  white-space: nowrap;
`;

/** All digits have the same width, so that the pill does not change its width each second. */
export const Figure = styled.span`
  color: var(--color-accent);
  font-size: 1.0625rem;
  font-variant-numeric: tabular-nums;
  font-weight: 700;

  ${media.belowTablet} {
    font-size: 0.9375rem;
  }
`;

/** The text 'to the forum': below the figures, or after them in the bar of phones. */
export const Goal = styled.span`
  display: block;
  font-size: 0.8125rem;
  line-height: 1;

  ${media.belowTablet} {
    display: inline;
    font-size: inherit;
  }
`;

export const LiveNow = styled.strong`
  color: var(--color-success);
  font-size: 1.0625rem;
  font-weight: 700;
`;

export const Chevron = styled.span<{ $isUp: boolean }>`
  width: 0.5rem;
  height: 0.5rem;
  border: solid currentColor;
  border-width: 2px 2px 0 0;
  transform: ${({ $isUp }) => ($isUp ? 'translateY(2px) rotate(-45deg)' : 'translateY(-2px) rotate(135deg)')};
`;
