import type { ContentValue } from '@raade/contracts/content/values';
import { styled } from '@raade/platform';
import { ageText } from '@raade/staff/moments';
import { Button, ButtonRow, ErrorText, Heading, Notice } from '@raade/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { resolveConflict } from '../../editor-state/editor-actions.ts';
import type { TheirVersion, UnsavedChange } from '../../editor-state/editor-state.ts';
import type { FormField } from '../form/form-field.ts';
import { pathText } from '../../items/field-values.ts';
import { type FieldDifference, fieldDifferences, valueText, withAt } from './field-differences.ts';

interface ConflictPanelProps {
  readonly field: FormField;
  readonly mine: UnsavedChange;
  readonly theirs: TheirVersion;
}

type Side = 'mine' | 'theirs';
type Chosen = Readonly<Record<string, Side>>;

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
export function ConflictPanel({ field, mine, theirs }: ConflictPanelProps) {
  const [chosen, setChosen] = useState<Chosen>({});
  const [isMissing, setIsMissing] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const versions = { seen: mine.seen.value, mine: mine.value, theirs: theirs.value };
  const differences = fieldDifferences(field, versions);
  // A field that only one side has changed keeps the value of that side.
  const sideOf = (one: FieldDifference): Side | undefined =>
    chosen[pathText(one.path)] ?? (one.changedBy === 'both' ? undefined : one.changedBy);

  useEffect(() => {
    panel.current?.querySelector('h2')?.focus();
  }, []);

  const saveChoices = () => {
    const isUndecided = differences.some((one) => sideOf(one) === undefined);
    setIsMissing(isUndecided);
    if (isUndecided) return;
    const ours = differences.filter((one) => sideOf(one) === 'mine');
    const result = ours.reduce<ContentValue | undefined>(
      (value, one) => withAt(value, one.path, one.mine),
      theirs.value,
    );
    resolveConflict(mine, result ?? null);
  };

  return (
    <Panel ref={panel} $tone="danger" role="group" aria-labelledby="conflict-title">
      <Heading as="h2" id="conflict-title" tabIndex={-1}>
        {`${theirs.by ?? 'Somebody'} saved first`}
      </Heading>
      <p>
        {`${
          theirs.by === undefined
            ? 'While you were writing, somebody published a new version or discarded a draft of this item.'
            : `${theirs.by} saved this ${theirs.at === undefined ? 'meanwhile' : ageText(theirs.at)}.`
        } Nothing is lost: both versions are here. Fields that only one of you changed are already chosen.`}
      </p>
      {differences.map((difference) => (
        <Choice
          key={pathText(difference.path)}
          differs={difference}
          by={theirs.by ?? 'Current version'}
          side={sideOf(difference)}
          onChoose={(side) =>
            setChosen((known) => ({ ...known, [pathText(difference.path)]: side }))
          }
        />
      ))}
      {isMissing && <ErrorText role="alert">Please choose a version for each field.</ErrorText>}
      <ButtonRow>
        <Button onClick={saveChoices}>Save these choices</Button>
      </ButtonRow>
    </Panel>
  );
}

interface ChoiceProps {
  readonly differs: FieldDifference;
  /** The author of the other version. */
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

/** The choice between both values of a field. */
function Choice({ differs, by, side, onChoose }: ChoiceProps) {
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
          <q>{value === null ? '(removed)' : valueText(field, value)}</q>
        </label>
      ))}
    </Sides>
  );
}
