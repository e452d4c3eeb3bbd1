import { styled } from '@raade/platform';
import { type ReactNode, useId } from 'react';
import { ErrorText } from './error-text.styles.ts';

interface CheckboxProps {
  readonly label: ReactNode;
  /** Explains the choice, below its label. */
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  /** Shown below, and the box is then marked invalid. */
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
`;

/* Below the label's text, which stands beside the box. */
const Hint = styled.p`
  padding-inline-start: 2rem;
  margin-block-start: calc(-1 * var(--space-2));
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;

export function Checkbox(props: CheckboxProps) {
  const { label, hint, checked, onChange, disabled, error } = props;
  const id = useId();
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
