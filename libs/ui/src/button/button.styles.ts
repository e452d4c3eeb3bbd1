import { css } from '@raade/platform';
import { tintedGround } from '../current-color/current-color.styles.ts';

/**
 * Looks of buttons: `primary` for the main action, `quiet` for others, `night` on dark backgrounds in both themes,
 * `sun` for main actions there, where the light theme's accent would be too dark.
 */
export type ButtonLook = 'primary' | 'quiet' | 'night' | 'sun';

const LOOKS = {
  primary: css`
    background: var(--color-accent);
    color: var(--color-on-accent);

    &:is(:hover, :active):not([aria-disabled='true'], :disabled) {
      background: var(--color-accent-strong);
    }
  `,
  quiet: css`
    border-color: var(--color-border-strong);
    background: transparent;
    color: var(--color-text);

    &:hover:not([aria-disabled='true'], :disabled) {
      ${tintedGround(8)}
    }

    &:active:not([aria-disabled='true'], :disabled) {
      ${tintedGround(16)}
    }
  `,
  night: css`
    border-color: var(--color-on-night);
    background: transparent;
    color: var(--color-on-night);

    &:hover:not([aria-disabled='true'], :disabled) {
      background: rgb(255 255 255 / 14%);
    }

    &:active:not([aria-disabled='true'], :disabled) {
      background: rgb(255 255 255 / 24%);
    }
  `,
  sun: css`
    background: var(--color-sun);
    color: var(--color-night);

    &:hover:not([aria-disabled='true'], :disabled) {
      background: var(--paint-gold);
    }
  `,
};

/** Styles of buttons and of links that look like buttons. */
export const buttonLook = css<{ $look: ButtonLook }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: var(--control-height);
  padding: var(--space-2) var(--space-6);
  border: 1px solid transparent;
  border-radius: var(--radius-small);
  font: 600 var(--text-control) / 1.2 var(--font-body);
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background var(--motion-quick),
    translate var(--motion-quick);

  &:active:not([aria-disabled='true'], :disabled) {
    translate: 0 1px;
  }

  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.55;
    cursor: not-allowed;
  }

  &[aria-busy='true'] {
    opacity: 0.8;
    cursor: progress;
  }

  ${({ $look }) => LOOKS[$look]}

  @media print {
    display: none;
  }
`;
