import { css, styled } from '@raade/platform';

/** Styles of all text inputs and selects. */
export const control = css`
  width: 100%;
  min-height: var(--control-height);
  padding: 0 var(--space-3);
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-small);
  background: var(--color-surface);
  color: var(--color-text);
  font: inherit;

  transition: border-color var(--motion-quick);

  &::placeholder {
    color: var(--color-text-muted);
    opacity: 1;
  }

  &:hover:enabled {
    border-color: var(--color-text-muted);
  }

  &:disabled {
    border-style: dashed;
    background: var(--color-surface-sunken);
    color: var(--color-text-muted);
    opacity: 1;
    cursor: not-allowed;
  }

  &:read-only:not(select, :disabled) {
    background: var(--color-surface-sunken);
  }

  &[aria-invalid='true'] {
    border-color: var(--color-danger);
    box-shadow: inset 0 0 0 1px var(--color-danger);
  }

  &[aria-invalid='true']:hover:enabled {
    border-color: var(--color-danger);
  }
`;

export const Input = styled.input`
  ${control}
`;

export const TextArea = styled.textarea`
  ${control}
  min-height: 6rem;
  padding-block: var(--space-2);
  resize: vertical;
`;
