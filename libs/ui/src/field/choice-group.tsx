import { styled } from '@raade/platform';
import { useId } from 'react';
import { choiceLabel, whenChosen, whenFocused } from './choice-label.styles.ts';
import { ErrorText } from './error-text.styles.ts';

interface ChoiceGroupProps {
  readonly legend: string;
  /** `quiet` is for a place beside a primary button, so that only the button has the accent color. */
  readonly look?: 'accent' | 'quiet';
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Error message below the choices, which are then marked invalid. */
  readonly error?: string | undefined;
}

const Group = styled.fieldset`
  container-type: inline-size;
  border: 0;
`;

const Legend = styled.legend`
  padding: 0;
  margin-block-end: var(--space-2);
  font-weight: 600;
`;

const GroupError = styled(ErrorText)`
  margin-block-start: var(--space-2);
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(5rem, 1fr));
  gap: var(--space-2);

  /* Rows of three; a single last choice fills its row. */
  @container (width < 38rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > :last-child:nth-child(3n + 1) {
      grid-column: 1 / -1;
    }
  }
`;

const ChoiceLabel = styled.label<{ readonly $look: 'accent' | 'quiet' }>`
  ${choiceLabel}
  min-height: 3rem;
  border: 1px solid var(--color-border-strong);
  border-radius: var(--radius-small);
  background: var(--color-surface);
  font-weight: 600;

  &:hover {
    border-color: var(--color-text-muted);
    background: var(--color-surface-sunken);
  }

  ${({ $look }) =>
    whenChosen(
      $look === 'quiet'
        ? `
          border-color: var(--color-text);
          background: var(--color-text);
          color: var(--color-page);
        `
        : `
          border-color: var(--color-accent);
          background: var(--color-accent);
          color: var(--color-on-accent);
        `,
    )}

  ${whenFocused('outline: 3px solid var(--color-focus);')}
`;

/** A choice of one of several, drawn as large buttons. They are radio buttons, so arrow keys work. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { legend, look = 'accent', choices, value, onChange, error } = props;
  const name = useId();
  return (
    <Group
      role="radiogroup"
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <Legend>{legend}</Legend>
      <Choices>
        {choices.map((choice) => (
          <ChoiceLabel key={choice.value} $look={look} data-chosen={choice.value === value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => {
                if (choice.value !== value) onChange(choice.value);
              }}
            />
            {choice.label}
          </ChoiceLabel>
        ))}
      </Choices>
      {error && <GroupError id={`${name}-error`}>{error}</GroupError>}
    </Group>
  );
}
