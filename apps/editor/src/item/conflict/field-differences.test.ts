import { itemField } from '../form/form-field.ts';
import { liveWith } from '../../editor-state/testing/sample-items.ts';
import { fieldDifferences, valueText, withAt } from './field-differences.ts';

const NAME = { part: 'sessions', item: 'opening-address' } as const;
const FIELD = itemField('sessions');
const seen = liveWith(NAME);

test('fields that differ are distinguished by who has changed them', () => {
  const mine = liveWith(NAME, { room: 'Mine', title: 'Mine', capacity: 3 });
  const theirs = liveWith(NAME, { room: 'Theirs', end: '19:00', capacity: 3 });
  const told = fieldDifferences(FIELD, { seen, mine, theirs });
  expect(told.map(({ label, changedBy }) => [label, changedBy])).toEqual([
    ['Title', 'mine'],
    ['Ends', 'theirs'],
    ['Room', 'both'],
  ]);
});

test('within a group each field is one, and what one has left out is a difference', () => {
  const speaker = { part: 'speakers', item: 'x' } as const;
  const before = { social: { website: 'https://example.org' }, name: 'Ada Sample' };
  const told = fieldDifferences(itemField(speaker.part), {
    seen: before,
    mine: { ...before, social: {} },
    theirs: before,
  });
  expect(told).toMatchObject([
    { path: ['social', 'website'], label: 'Social, Website', mine: undefined, changedBy: 'mine' },
  ]);
});

test('a value takes another one at a path, and leaves out what is left out', () => {
  const value = { a: { b: ['x', 'y'] }, c: 1 };
  expect(withAt(value, ['a', 'b', 1], 'z')).toEqual({ a: { b: ['x', 'z'] }, c: 1 });
  expect(withAt(value, ['c'], undefined)).toEqual({ a: { b: ['x', 'y'] } });
  expect(withAt(value, [], null)).toBeNull();
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
