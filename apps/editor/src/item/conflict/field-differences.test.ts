import { itemField } from '../form/form-field.ts';
import { liveWith } from '../../editor-state/testing/sample-items.ts';
import { withValueAt } from '../../items/field-values.ts';
import { fieldDifferences, valueText } from './field-differences.ts';

const NAME = { part: 'sessions', item: 'opening-address' } as const;
const FIELD = itemField('sessions');
const seen = liveWith(NAME);

test('fields that differ are marked as changed on one side or on both', () => {
  const mine = liveWith(NAME, { room: 'Mine', title: 'Mine', capacity: 3 });
  const theirs = liveWith(NAME, { room: 'Theirs', end: '19:00', capacity: 3 });
  const differences = fieldDifferences(FIELD, { seen, own: mine, their: theirs });
  expect(differences.map(({ label, changedBy }) => [label, changedBy])).toEqual([
    ['Title', 'own'],
    ['Ends', 'their'],
    ['Room', 'both'],
  ]);
});

test('a group is compared field by field, and a field left out on one side is a difference', () => {
  const speaker = { part: 'speakers', item: 'x' } as const;
  const before = { social: { website: 'https://example.org' }, name: 'Ada Sample' };
  const differences = fieldDifferences(itemField(speaker.part), {
    seen: before,
    own: { ...before, social: {} },
    their: before,
  });
  expect(differences).toMatchObject([
    {
      path: ['social', 'website'],
      label: 'Social, Website',
      ownValue: undefined,
      changedBy: 'own',
    },
  ]);
});

test('a value is set or removed at a path', () => {
  const value = { a: { b: ['x', 'y'] }, c: 1 };
  expect(withValueAt(value, ['a', 'b', 1], 'z')).toEqual({ a: { b: ['x', 'z'] }, c: 1 });
  expect(withValueAt(value, ['c'], undefined)).toEqual({ a: { b: ['x', 'y'] } });
  expect(withValueAt(value, [], null)).toBeNull();
});

test('values are shown in words', () => {
  const speakers = FIELD.kind === 'group' && FIELD.fields.find(({ key }) => key === 'speakers');
  if (!speakers) throw new Error('A session has speakers.');
  expect(valueText(speakers.field, [{ speaker: 'ada-sample', role: 'Panelist' }])).toBe(
    'Speaker: ada-sample; Role: Panelist',
  );
  expect(valueText(speakers.field, [])).toBe('(none)');
  expect(valueText(FIELD, undefined)).toBe('(left out)');
});
