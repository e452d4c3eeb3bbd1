import { styled } from '@raade/platform';
import type { ReactNode } from 'react';

import { ErrorText } from './error-text.styles.ts';
import { useOwnId } from '../own-id/use-own-id.ts';

/**
 * The attributes that connect a control to its label, hint and error: spread them on an `Input`, `TextArea` or
 * `Select`.
 */
interface ControlProps {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  /** Error message below the control, which is then marked invalid. */
  readonly error?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

const Frame = styled.div`
  display: grid;
  gap: var(--space-2);
`;

const Label = styled.label`
  font-weight: 600;
`;

const Hint = styled.p`
  margin-block-start: calc(-1 * var(--space-1));
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;

/** A labeled control with its hint and error. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useOwnId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Frame>
      <Label htmlFor={id}>{label}</Label>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </Frame>
  );
}
