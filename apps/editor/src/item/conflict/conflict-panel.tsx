import type { ContentValue } from '@raade/contracts/content/values';
import { styled } from '@raade/platform';
import { ageText } from '@raade/staff/moments';
import { Button, ButtonRow, ErrorText, Heading, Notice } from '@raade/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { resolveConflict } from '../../editor-state/editor-actions.ts';
import type { TheirVersion, UnsavedChange } from '../../editor-state/editor-state.ts';
import type { FormField } from '../form/form-field.ts';
import { pathText, withValueAt } from '../../items/field-values.ts';
import { type FieldDifference, fieldDifferences, valueText } from './field-differences.ts';

interface ConflictPanelProps {
  readonly field: FormField;
  readonly ownChange: UnsavedChange;
  readonly theirVersion: TheirVersion;
}

type Side = 'own' | 'their';
/** The chosen side of each field, by the path of the field. */
type Choices = Readonly<Record<string, Side>>;

const Panel = styled(Notice)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  padding: var(--space-6);
`;

/**
 * Shows both versions of an item field by field after somebody else saved first. Nothing is saved until every
 * field has a choice.
 */
export function ConflictPanel({ field, ownChange, theirVersion }: ConflictPanelProps) {
  const [choices, setChoices] = useState<Choices>({});
  const [isIncomplete, setIncomplete] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const { seen, value: own } = ownChange;
  const versions = { seen: seen.value, own, their: theirVersion.value };
  const differences = fieldDifferences(field, versions);
  // A field that only one side has changed keeps the value of that side.
  const sideOf = ({ path, changedBy }: FieldDifference): Side | undefined =>
    choices[pathText(path)] ?? (changedBy === 'both' ? undefined : changedBy);

  // The panel appears while an editor is typing, who may not see it without the focus.
  useEffect(() => {
    panel.current?.querySelector('h2')?.focus();
  }, []);

  const saveChoices = () => {
    const isUndecided = differences.some((difference) => sideOf(difference) === undefined);
    setIncomplete(isUndecided);
    if (isUndecided) return;
    const ownDifferences = differences.filter((difference) => sideOf(difference) === 'own');
    const result = ownDifferences.reduce<ContentValue | undefined>(
      (value, { path, ownValue }) => withValueAt(value, path, ownValue),
      theirVersion.value,
    );
    resolveConflict(ownChange, result ?? null);
  };

  return (
    <Panel ref={panel} $tone="danger" role="group" aria-labelledby="conflict-title">
      <Heading as="h2" id="conflict-title" tabIndex={-1}>
        {`${theirVersion.by ?? 'Somebody'} saved first`}
      </Heading>
      <p>
        {`${eventText(theirVersion)} Choose a version for each field. If only one of you changed a field, that version is already chosen.`}
      </p>
      {differences.map((difference) => (
        <Choice
          key={pathText(difference.path)}
          difference={difference}
          by={theirVersion.by ?? 'Current version'}
          side={sideOf(difference)}
          onChoose={(side) =>
            setChoices((others) => ({ ...others, [pathText(difference.path)]: side }))
          }
        />
      ))}
      {isIncomplete && <ErrorText role="alert">Please choose a version for each field.</ErrorText>}
      <ButtonRow>
        <Button onClick={saveChoices}>Save these choices</Button>
      </ButtonRow>
    </Panel>
  );
}

const eventText = ({ by, at }: TheirVersion) =>
  by === undefined
    ? 'While you were writing, somebody published a new version or discarded a draft of this item.'
    : `${by} saved this ${at === undefined ? 'meanwhile' : ageText(at)}.`;

interface ChoiceProps {
  readonly difference: FieldDifference;
  /** The author of the other version. */
  readonly by: string;
  readonly side: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

const Sides = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: var(--space-3);
  min-width: 0;
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

/** The choice between the two values of a field. */
function Choice({ difference, by, side, onChoose }: ChoiceProps) {
  const { label, field, ownValue, theirValue } = difference;
  const name = useId();
  const versions = [
    { id: 'own', title: 'Yours', value: ownValue },
    { id: 'their', title: by, value: theirValue },
  ] as const;
  return (
    <Sides role="radiogroup">
      <legend>{label}</legend>
      {versions.map(({ id, title, value }) => (
        <label key={id}>
          <input type="radio" name={name} checked={side === id} onChange={() => onChoose(id)} />
          <strong>{title}</strong>
          <q>{value === null ? '(removed)' : valueText(field, value)}</q>
        </label>
      ))}
    </Sides>
  );
}
