import { styled } from '@raade/platform';
import type { ReactNode } from 'react';

import { ErrorText } from './error-text.styles.ts';
import { useOwnId } from '../own-id/use-own-id.ts';

interface CheckboxProps {
  readonly label: ReactNode;
  /** Explanation below the label. */
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  /** Error message below the box, which is then marked invalid. */
  readonly error?: string | undefined;
}

const Label = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 2.75rem;
  cursor: pointer;

  &:has(:disabled) {
    color: var(--color-text-muted);
    cursor: not-allowed;
  }

  input {
    flex: none;
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: var(--color-accent);
  }

  /* Drawn like other fields, since a browser's own box looks disabled in dark mode. Not with forced colors. */
  @media (forced-colors: none) {
    input {
      display: grid;
      place-content: center;
      border: 1px solid var(--color-border-strong);
      border-radius: 0.25rem;
      background: var(--color-surface);
      appearance: none;
    }

    input:disabled {
      border-style: dashed;
    }

    input[aria-invalid='true'] {
      border-color: var(--color-danger);
    }

    input:checked {
      border-color: var(--color-accent);
      background: var(--color-accent);
    }

    input:checked::before {
      width: 0.75rem;
      height: 0.75rem;
      background: var(--color-on-accent);
      clip-path: polygon(14% 44%, 0 60%, 42% 96%, 100% 20%, 84% 6%, 40% 66%);
      content: '';
    }
  }
`;

/* Aligned with the label's text. */
const Hint = styled.p`
  padding-inline-start: 2rem;
  margin-block-start: calc(-1 * var(--space-2));
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;

export function Checkbox(props: CheckboxProps) {
  const { label, hint, checked, onChange, disabled, error } = props;
  const id = useOwnId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <Label>
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </Label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </div>
  );
}
