import { styled } from '@raade/platform';
import { type ReactNode, useId } from 'react';
import { ErrorText } from './error-text.styles.ts';

interface CheckboxProps {
  readonly label: ReactNode;
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

export function Checkbox({ label, checked, onChange, disabled, error }: CheckboxProps) {
  const errorId = useId();
  return (
    <div>
      <Label>
        <input
          type="checkbox"
          checked={checked}
          disabled={disabled}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </Label>
      {error && <ErrorText id={errorId}>{error}</ErrorText>}
    </div>
  );
}
