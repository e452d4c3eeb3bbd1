import { css, styled } from '@raade/platform';

type Tone = 'neutral' | 'success' | 'danger';

const BORDERS: Readonly<Record<Tone, string>> = {
  neutral: 'var(--color-border)',
  success: 'var(--color-success)',
  danger: 'var(--color-danger)',
};

const SURFACES: Readonly<Record<Tone, string>> = {
  neutral: 'var(--color-surface)',
  success: 'var(--color-success-surface)',
  danger: 'var(--color-danger-surface)',
};

/** With forced colors, only the border shows the tone. */
const dangerInForcedColors = css`
  @media (forced-colors: active) {
    border-width: 4px;

    &::before {
      content: 'Error: ';
      font-weight: 600;
    }
  }
`;

/** A framed message in the page. The caller sets `role`: `alert` for new errors. */
export const Notice = styled.div<{ $tone?: Tone }>`
  padding: var(--space-3) var(--space-4);
  border: 1px solid ${({ $tone = 'neutral' }) => BORDERS[$tone]};
  border-radius: var(--radius-small);
  background: ${({ $tone = 'neutral' }) => SURFACES[$tone]};

  ${({ $tone }) => $tone === 'danger' && dangerInForcedColors}
`;
