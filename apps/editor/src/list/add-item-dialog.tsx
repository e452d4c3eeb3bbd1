import { slugOf } from '@raade/content-model/addresses/slugs';
import { keyOf } from '@raade/content-model/editions/lists';
import type { ContentPart } from '@raade/contracts/content/parts';
import type { ContentValue } from '@raade/contracts/content/values';
import { useNavigate } from '@raade/platform';
import { FormDialog } from '@raade/staff/form-dialog';
import { useFieldErrors } from '@raade/ui';
import { useState } from 'react';
import { TextFields } from '../item/fields/text-input.tsx';
import { blankOf, itemField } from '../item/form/form-field.ts';
import { messagesByPath, fieldProblems } from '../item/form/problems.ts';
import { withValue } from '../items/field-values.ts';
import { saveItem } from '../editor-state/editor-actions.ts';
import type { ItemChange } from '../editor-state/editor-state.ts';
import { addressOf } from '../items/item-names.ts';
import { PART_TEXTS } from '../items/part-texts.ts';

interface AddDialogProps {
  readonly part: ContentPart;
  /** Ids or names that other items of the list have. */
  readonly takenKeys: readonly string[];
  readonly onClose: () => void;
}

const LINE = { kind: 'text', input: 'line', isOptional: false } as const;
const ID_FIELD = {
  name: 'id',
  field: {
    ...LINE,
    label: 'Id',
    help: 'Lowercase words separated by hyphens. Other items refer to this item by its id. You cannot change the id once the item is live.',
  },
} as const;

/** Asks for the name and the id of a new item. */
export function AddDialog({ part, takenKeys, onClose }: AddDialogProps) {
  const { singular = 'item' } = PART_TEXTS[part];
  const hasNameAsKey = keyField(part) === 'name';
  const label = part === 'sessions' || part === 'attendees' ? 'Title' : 'Name';
  const nameField = { name: 'name', field: { ...LINE, label } } as const;
  const [name, setName] = useState('');
  // Undefined until somebody types an id.
  const [typedId, setTypedId] = useState<string>();
  const { errors, show, forget } = useFieldErrors<'name' | 'id'>();
  const navigate = useNavigate();

  const title = name.trim();
  const suggestedId = title === '' ? '' : slugOf(title, singular);
  const key = hasNameAsKey ? title : (typedId ?? suggestedId);

  const add = (form: HTMLFormElement) => {
    const value = newItem(part, title, key);
    const problems = problemsOf({ part, item: key, value }, title, takenKeys);
    if (problems) {
      show(problems, form);
      return;
    }
    saveItem({ part, item: key, value });
    onClose();
    void navigate(addressOf({ part, item: key }), { state: 'new' });
  };

  return (
    <FormDialog title={`Add a ${singular}`} isOpen onClose={onClose} action="Add" onSubmit={add}>
      <TextFields
        fields={hasNameAsKey ? [nameField] : [nameField, ID_FIELD]}
        values={{ name, id: key }}
        errors={errors}
        onChange={(field, text) => {
          if (field === 'name') setName(text);
          else setTypedId(text);
          forget(['name', 'id']);
        }}
      />
    </FormDialog>
  );
}

/** The messages to show at the fields; undefined if the item can be added. */
function problemsOf(
  { part, item, value }: ItemChange,
  title: string,
  takenKeys: readonly string[],
): { name?: string; id?: string } | undefined {
  if (title === '') return { name: 'Please enter a name.' };
  const field = keyField(part) ?? 'id';
  const isTaken = item !== null && takenKeys.includes(item);
  if (field === 'name')
    return isTaken ? { name: 'There is already an item with this name.' } : undefined;
  const message = messagesByPath(fieldProblems(part, value)).get(field);
  const id = isTaken ? 'There is already an item with this id.' : message;
  return id === undefined ? undefined : { id };
}

/** The fields that may identify items. */
const KEYS = ['id', 'slug', 'name'] as const;

/** The field that identifies items of a list. Found by trying: `keyOf` knows only the field of this list. */
const keyField = (part: ContentPart): string | undefined =>
  KEYS.find((key) => keyOf(part, { [key]: 'x' }) !== undefined);

/** A new item with its name and key; all other fields are empty. */
function newItem(part: ContentPart, name: string, key: string): ContentValue {
  const field = itemField(part);
  const hasTitle = field.kind === 'group' && field.fields.some((inner) => inner.key === 'title');
  const namedItem = withValue(blankOf(field), hasTitle ? 'title' : 'name', name);
  return withValue(namedItem, keyField(part) ?? 'id', key);
}
