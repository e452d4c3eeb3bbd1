import { styled } from '@raade/platform';
import { useId } from 'react';
import { type FieldDifference, inWords } from './field-differences.ts';

interface ChoiceProps {
  readonly differs: FieldDifference;
  /** Whose theirs is. */
  readonly by: string;
  readonly side: 'mine' | 'theirs' | undefined;
  readonly onChoose: (side: 'mine' | 'theirs') => void;
}

const Sides = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: var(--space-3);
  min-width: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    margin-block-end: var(--space-2);
    font-weight: 600;
  }

  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: start;
    gap: var(--space-1) var(--space-3);
    min-height: 2.75rem;
    padding: var(--space-3);
    border: 1px solid var(--color-border-strong);
    border-radius: var(--radius-small);
    background: var(--color-surface);
    cursor: pointer;
  }

  input {
    width: 1.25rem;
    height: 1.25rem;
    margin: 0;
    accent-color: var(--color-accent);
  }

  q {
    grid-column: 1 / -1;
    overflow-wrap: anywhere;
    white-space: pre-wrap;
    quotes: none;
  }
`;

/** One field as both have left it. */
export function Choice({ differs, by, side, onChoose }: ChoiceProps) {
  const { label, field, mine, theirs } = differs;
  const name = useId();
  const versions = [
    { of: 'mine', title: 'Yours', value: mine },
    { of: 'theirs', title: by, value: theirs },
  ] as const;
  return (
    <Sides role="radiogroup">
      <legend>{label}</legend>
      {versions.map(({ of, title, value }) => (
        <label key={of}>
          <input type="radio" name={name} checked={side === of} onChange={() => onChoose(of)} />
          <strong>{title}</strong>
          <q>{value === null ? '(removed)' : inWords(field, value)}</q>
        </label>
      ))}
    </Sides>
  );
}
