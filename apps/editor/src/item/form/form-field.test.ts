import { keyedItems } from '@raade/content-model/editions/merge-drafts';
import { isList } from '@raade/content-model/editions/lists';
import { CONTENT_PARTS, type ContentPart } from '@raade/contracts/content/parts';
import type { ContentValue } from '@raade/contracts/content/values';
import { liveWith, PARTS } from '../../editor-state/testing/sample-items.ts';
import { blankOf, type FormField, itemField, readableText } from './form-field.ts';
import { problemsOf } from './problems.ts';
import { listIn, pathText, valueAt } from '../../items/field-values.ts';

const itemsOf = (part: ContentPart): readonly ContentValue[] =>
  isList(part) ? keyedItems(part, PARTS[part]).map(({ value }) => value) : [PARTS[part]];

/** Texts of a value that no control of the form would show. */
function unshown(field: FormField, value: ContentValue | undefined): readonly string[] {
  if (value === undefined) return [];
  if (field.kind === 'list') return listIn(value).flatMap((one) => unshown(field.element, one));
  if (field.kind === 'group') {
    const shown = field.fields.map(({ key }) => String(key));
    const lost = Object.keys(value as object).filter((key) => !shown.includes(key));
    return [
      ...lost,
      ...field.fields.flatMap(({ key, field: inner }) => unshown(inner, valueAt(value, key))),
    ];
  }
  const kinds = { switch: 'boolean', number: 'number' } as const;
  const type = field.kind === 'switch' || field.kind === 'number' ? kinds[field.kind] : 'string';
  return typeof value === type ? [] : [field.label];
}

const leaves = (field: FormField): readonly FormField[] => {
  if (field.kind === 'list') return leaves(field.element);
  if (field.kind === 'group') return field.fields.flatMap(({ field: inner }) => leaves(inner));
  return [field];
};

test.each(CONTENT_PARTS)('the form of %s has a control for every value of the sample', (part) => {
  const field = itemField(part);
  for (const item of itemsOf(part)) expect(unshown(field, item)).toEqual([]);
  for (const leaf of leaves(field)) expect(leaf.label).toMatch(/^\S/);
});

test('a session has the controls that its schema describes, with labels and limits', () => {
  const field = itemField('sessions');
  if (field.kind !== 'group') throw new Error('A session is a group of fields.');
  const fields = Object.fromEntries(field.fields.map(({ key, field: inner }) => [key, inner]));
  expect(fields['title']).toEqual({
    kind: 'text',
    input: 'line',
    label: 'Title',
    max: 120,
    isOptional: false,
  });
  expect(fields['description']).toMatchObject({ input: 'paragraph', max: 600, isOptional: true });
  expect(fields['start']).toMatchObject({ kind: 'text', input: 'time' });
  expect(fields['day']).toMatchObject({ kind: 'name', of: 'days' });
  expect(fields['capacity']).toEqual({ kind: 'number', label: 'Seats', min: 1, isOptional: true });
  expect(fields['speakers']).toMatchObject({
    kind: 'list',
    max: 12,
    element: { kind: 'group', label: 'Speaker' },
  });
});

test('a key becomes readable words', () => {
  expect(readableText('newModel')).toBe('New model');
  expect(readableText('registration-open')).toBe('Registration open');
});

test.each(CONTENT_PARTS)(
  'a blank item of %s has problems, with messages in plain words',
  (part) => {
    const field = itemField(part);
    const problems = problemsOf({ part, item: isList(part) ? 'new' : null }, blankOf(field), PARTS);
    expect(problems).not.toEqual([]);
    for (const { message } of problems) expect(message).not.toMatch(/invalid input/i);
  },
);

test('a problem between items is reported at its field in the form', () => {
  const name = { part: 'sessions', item: 'opening-address' } as const;
  const value = liveWith(name, { speakers: [{ speaker: 'nobody-sample', role: 'Speaker' }] });
  const sessions = itemsOf('sessions').map((one) =>
    valueAt(one, 'id') === name.item ? value : one,
  );
  const problems = problemsOf(name, value, { ...PARTS, sessions });
  expect(problems.map(({ path, message }) => [pathText(path), message])).toEqual([
    ['speakers/0/speaker', 'there is no speaker "nobody-sample"'],
  ]);
});
