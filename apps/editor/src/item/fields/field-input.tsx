import type { ContentValue } from '@raade/contracts/content/values';
import { List, Stack } from '@raade/staff/staff-page.styles';
import { Button, ErrorText, Note } from '@raade/ui';
import { type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { styled } from '@raade/platform';
import { MoveButtons } from '../../order/move-buttons.tsx';
import { RowButtons } from '../../items/item-list.styles.ts';
import { type FieldProps, labelOf, useForm } from '../form-context.ts';
import { blankOf, type GroupField, type ListField } from '../form/form-field.ts';
import { listIn, reorder, nameIn, pathText, valueAt, withValue } from '../../items/field-values.ts';
import { ChoiceInput, NumberInput, PictureInput, SwitchInput } from './simple-inputs.tsx';
import { TextInput } from './text-input.tsx';

/** A group of fields below its label. */
const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  min-width: 0;
  padding-block: 0;
  padding-inline: clamp(var(--space-2), 2vw, var(--space-4)) 0;
  border: 0;
  border-inline-start: 3px solid var(--color-border);
`;

const Legend = styled.legend<{ $isSection?: boolean }>`
  padding: 0;
  margin-block-end: var(--space-3);
  font: 600 ${({ $isSection }) => ($isSection ? '1.375rem' : '1.125rem')} / 1.3 var(--font-body);
`;

const Entries = styled(List).attrs({ as: 'ol' })``;

/** An entry of a list with its buttons beside or below. */
const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-3);
  align-items: end;

  > :first-child {
    flex: 1 1 16rem;
    min-width: 0;
  }
`;

/** The control for a field of any kind. Links to problems find it by `data-field`. */
function FieldInput(props: FieldProps) {
  return (
    <div data-field={pathText(props.path)}>
      <Control {...props} />
    </div>
  );
}

function Control({ field, ...rest }: FieldProps) {
  switch (field.kind) {
    case 'text':
      return <TextInput field={field} {...rest} />;
    case 'number':
      return <NumberInput field={field} {...rest} />;
    case 'switch':
      return <SwitchInput field={field} {...rest} />;
    case 'choice':
    case 'name':
      return <ChoiceInput field={field} {...rest} />;
    case 'group':
      return <GroupInput field={field} {...rest} />;
    case 'picture':
      return <PictureInput field={field} {...rest} />;
    case 'list':
      return <ListInput field={field} {...rest} />;
  }
}

interface LabeledGroupProps extends Pick<FieldProps, 'field' | 'path'> {
  readonly children: ReactNode;
}

/** A group of fields with its label, help and problem. */
function LabeledGroup({ field, path, children }: LabeledGroupProps) {
  const id = useId();
  const problem = useForm().problemAt(path);
  return (
    <Group aria-describedby={problem === undefined ? undefined : id}>
      <Legend $isSection={path.length === 1}>{labelOf(field)}</Legend>
      {field.help !== undefined && <Note>{field.help}</Note>}
      {problem !== undefined && <ErrorText id={id}>{problem}</ErrorText>}
      <Stack>{children}</Stack>
    </Group>
  );
}

/** The fields of a group. An optional group has a button that adds it. */
function GroupInput(props: FieldProps<GroupField>) {
  const { field, path, value, onChange } = props;
  const isLeftOut = field.isOptional && value === undefined;
  const toggle = () => onChange(isLeftOut ? blankOf(field) : undefined, path);
  return (
    <LabeledGroup field={field} path={path}>
      {!isLeftOut && <GroupFields {...props} />}
      {field.isOptional && (
        <div>
          <Button look="quiet" onClick={toggle}>
            {isLeftOut ? `Add: ${field.label}` : `Leave out: ${field.label}`}
          </Button>
        </div>
      )}
    </LabeledGroup>
  );
}

/** The fields of a group, without its label. */
export function GroupFields({ field, path, value, onChange }: FieldProps<GroupField>) {
  return field.fields.map(({ key, field: inner }) => (
    <FieldInput
      key={key}
      field={inner}
      path={[...path, key]}
      value={valueAt(value, key)}
      onChange={(next, at) => onChange(withValue(value, key, next), at)}
    />
  ));
}

/** Focuses the control of an entry that matches the selector. */
function focusIn(list: HTMLElement | null, index: number, selector: string): void {
  const entry = list?.querySelectorAll(':scope > li')[index];
  entry?.querySelector<HTMLElement>(selector)?.focus();
}

/** Entries that can be added, removed and moved with buttons, which work by touch and keyboard. */
function ListInput({ field, path, value, onChange }: FieldProps<ListField>) {
  const { announce } = useForm();
  const list = useRef<HTMLOListElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const entries = listIn(value);

  const changeEntries = (next: readonly ContentValue[]) => {
    const isLeftOut = field.isOptional && next.length === 0;
    // Rendered at once, so that the new controls can get the focus.
    flushSync(() => onChange(isLeftOut ? undefined : [...next], path));
  };
  const handleAdd = () => {
    changeEntries([...entries, blankOf(field.element)]);
    focusIn(list.current, entries.length, 'input, select, textarea, button');
  };
  const handleRemove = (index: number) => {
    changeEntries(entries.filter((_, place) => place !== index));
    announce(`${field.element.label} ${index + 1} is removed.`);
    // The button that had the focus is gone.
    if (entries.length > 1) {
      focusIn(list.current, Math.min(index, entries.length - 2), '[data-remove]');
    } else addButton.current?.focus();
  };
  const handleMove = (from: number, to: number) => {
    changeEntries(reorder(entries, from, to));
    announce(`Moved to place ${to + 1} of ${entries.length}.`);
    focusIn(list.current, to, to > from ? '[data-down]' : '[data-up]');
  };

  return (
    <LabeledGroup field={field} path={path}>
      {entries.length > 0 && (
        <Entries ref={list}>
          {entries.map((entry, index) => (
            <ListEntry
              // The place is the only key that stays while an entry is edited.
              key={index}
              field={field.element}
              path={[...path, index]}
              value={entry}
              index={index}
              count={entries.length}
              onChange={(next, at) =>
                onChange(
                  entries.map((other, place) => (place === index ? (next ?? '') : other)),
                  at,
                )
              }
              onRemove={() => handleRemove(index)}
              onMove={(to) => handleMove(index, to)}
            />
          ))}
        </Entries>
      )}
      <div>
        <Button
          ref={addButton}
          look="quiet"
          disabled={field.max !== undefined && entries.length >= field.max}
          onClick={handleAdd}
        >
          {`Add to ${field.label}`}
        </Button>
      </div>
    </LabeledGroup>
  );
}

interface ListEntryProps extends FieldProps {
  readonly index: number;
  readonly count: number;
  readonly onRemove: () => void;
  readonly onMove: (to: number) => void;
}

/** An entry of a list with its buttons. */
function ListEntry({ field, index, count, onRemove, onMove, ...rest }: ListEntryProps) {
  const place = `${field.label} ${index + 1}`;
  const name = [place, nameIn(rest.value)].filter(Boolean).join(', ');
  return (
    <Entry>
      {field.kind === 'group' ? (
        <Group>
          <Legend>{place}</Legend>
          <GroupFields field={field} {...rest} />
        </Group>
      ) : (
        <FieldInput field={{ ...field, label: place }} {...rest} />
      )}
      <RowButtons>
        <MoveButtons name={name} index={index} count={count} onMove={onMove} />
        <Button look="quiet" data-remove aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      </RowButtons>
    </Entry>
  );
}
