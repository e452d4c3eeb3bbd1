import { slugOf } from '@raade/content-model/addresses/slugs';
import type { ContentPart } from '@raade/contracts/content/parts';
import { useNavigate } from '@raade/platform';
import { FormDialog } from '@raade/staff/form-dialog';
import { Field, Input, useFieldErrors } from '@raade/ui';
import { useState } from 'react';
import { saveItem } from '../newsroom/newsroom.ts';
import { addressOf } from '../parts/item-names.ts';
import { PART_TEXTS } from '../parts/part-texts.ts';
import { keyField, newItem } from './key-field.ts';

interface AddDialogProps {
  readonly part: ContentPart;
  /** Names that are taken. */
  readonly taken: readonly string[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const LONGEST = 80;

/** Asks what a new item is called, and what links shall know it by. */
export function AddDialog({ part, taken, isOpen, onClose }: AddDialogProps) {
  const { one = 'item' } = PART_TEXTS[part];
  const isKnownByName = keyField(part) === 'name';
  const [name, setName] = useState('');
  // Undefined until somebody writes it by hand.
  const [written, setWritten] = useState<string>();
  const { errors, show, forget, clear } = useFieldErrors<'name' | 'id'>();
  const navigate = useNavigate();

  const title = name.trim();
  const suggested = title === '' ? '' : slugOf(title, one);
  const key = isKnownByName ? title : (written ?? suggested);

  const close = () => {
    setName('');
    setWritten(undefined);
    clear();
    onClose();
  };
  const add = (form: HTMLFormElement) => {
    const wrong = problemOf(key, { isKnownByName, title, taken });
    if (wrong) {
      show(wrong, form);
      return;
    }
    saveItem({ part, item: key, value: newItem(part, title, key) });
    close();
    void navigate(addressOf({ part, item: key }), { state: 'new' });
  };

  return (
    <FormDialog
      title={`Add a ${one}`}
      isOpen={isOpen}
      onClose={close}
      action="Add"
      isBusy={false}
      refusal={undefined}
      onSubmit={add}
    >
      <Field
        label={part === 'sessions' || part === 'attendees' ? 'Title' : 'Name'}
        error={errors.name}
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            value={name}
            onChange={({ target }) => {
              setName(target.value);
              forget(['name', 'id']);
            }}
          />
        )}
      </Field>
      {!isKnownByName && (
        <Field
          label="Id"
          hint="Others know it by this, and it stays: lower-case words with hyphens between."
          error={errors.id}
        >
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              value={key}
              onChange={({ target }) => {
                setWritten(target.value);
                forget(['id']);
              }}
            />
          )}
        </Field>
      )}
    </FormDialog>
  );
}

interface Asked {
  readonly isKnownByName: boolean;
  readonly title: string;
  readonly taken: readonly string[];
}

function problemOf(
  key: string,
  { isKnownByName, title, taken }: Asked,
): { name?: string; id?: string } | undefined {
  if (title === '') return { name: 'Please say what it is called.' };
  const isTaken = taken.includes(key);
  if (isKnownByName) return isTaken ? { name: 'There is one of this name.' } : undefined;
  if (isTaken) return { id: 'There is one with this id.' };
  const isSlug = SLUG.test(key) && key.length <= LONGEST;
  return isSlug ? undefined : { id: 'Please write lower-case words with hyphens between.' };
}
