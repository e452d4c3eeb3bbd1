import { styled } from '@raade/platform';

type Tone = 'neutral' | 'success' | 'warning' | 'danger';

/** A status in words, with the tone of its badge. */
export interface StatusLabel {
  readonly text: string;
  readonly tone: Tone;
}

const COLORS: Readonly<Record<Tone, string>> = {
  neutral: 'var(--color-text-muted)',
  success: 'var(--color-success)',
  warning: 'var(--color-warning)',
  danger: 'var(--color-danger)',
};

const SURFACES: Readonly<Record<Tone, string>> = {
  // A parent with the same background sets `--badge-surface` to another color.
  neutral: 'var(--badge-surface, var(--color-surface-sunken))',
  success: 'var(--color-success-surface)',
  warning: 'var(--color-warning-surface)',
  danger: 'var(--color-danger-surface)',
};

/** A short status. The color only repeats the text. */
export const Badge = styled.span<{ $tone?: Tone }>`
  display: inline-block;
  padding: 0.125rem var(--space-2);
  border: 1px solid transparent;
  border-radius: 1em;
  background: ${({ $tone = 'neutral' }) => SURFACES[$tone]};
  color: ${({ $tone = 'neutral' }) => COLORS[$tone]};
  font-size: var(--text-small);
  font-weight: 600;
  white-space: nowrap;
`;
