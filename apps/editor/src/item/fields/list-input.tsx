import type { ContentValue } from '@raade/contracts/content/values';
import { Button, ErrorText } from '@raade/ui';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { blank } from '../form/blank.ts';
import type { ListField } from '../form/form-field.ts';
import { useForm } from '../form-context.ts';
import { listIn, moved, nameIn } from '../form/values.ts';
import { type FieldProps, labelOf } from './field-props.ts';
import { Entries, Group, GroupHelp, Legend } from './fieldset.styles.ts';
import { ListEntry } from './list-entry.tsx';

/** Brings the focus to what can be filled in or pressed in an entry. */
function focusIn(list: HTMLElement | null, index: number, what: string): void {
  const entry = list?.querySelectorAll(':scope > li')[index];
  entry?.querySelector<HTMLElement>(what)?.focus();
}

/** Entries that can be added, removed and moved, by buttons: these work for every hand and every key. */
export function ListInput({ field, path, value, onChange }: FieldProps<ListField>) {
  const { problemAt, announce } = useForm();
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const id = useId();
  const entries = listIn(value);
  const problem = problemAt(path);
  const one = field.element.label;

  const put = (next: readonly ContentValue[]) => {
    const isLeftOut = field.isOptional && next.length === 0;
    flushSync(() => onChange(isLeftOut ? undefined : [...next], path));
  };
  const handleAdd = () => {
    put([...entries, blank(field.element)]);
    focusIn(list.current, entries.length, 'input, select, textarea, button');
  };
  const handleRemove = (index: number) => {
    put(entries.filter((_, place) => place !== index));
    announce(`${one} ${index + 1} is removed.`);
    if (entries.length > 1) {
      focusIn(list.current, Math.min(index, entries.length - 2), '[data-remove]');
    } else add.current?.focus();
  };
  const handleMove = (from: number, to: number) => {
    put(moved(entries, from, to));
    announce(`Moved to place ${to + 1} of ${entries.length}.`);
    focusIn(list.current, to, to > from ? '[data-down]' : '[data-up]');
  };

  return (
    <Group aria-describedby={problem === undefined ? undefined : id}>
      <Legend $isSection={path.length === 1}>{labelOf(field)}</Legend>
      {field.help !== undefined && <GroupHelp>{field.help}</GroupHelp>}
      {problem !== undefined && <ErrorText id={id}>{problem}</ErrorText>}
      {entries.length > 0 && (
        <Entries ref={list}>
          {entries.map((entry, index) => (
            <ListEntry
              // Entries are what stands at a place: they have no other name that stays while they are written.
              key={index}
              field={field.element}
              path={[...path, index]}
              value={entry}
              name={nameIn(entry)}
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
          ref={add}
          look="quiet"
          disabled={field.max !== undefined && entries.length >= field.max}
          onClick={handleAdd}
        >
          {`Add to ${field.label}`}
        </Button>
      </div>
    </Group>
  );
}
