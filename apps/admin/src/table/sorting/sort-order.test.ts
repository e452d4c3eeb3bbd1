import { formatSort, parseSort } from './sort.ts';
import { sortOrder } from './sort-order.ts';

const COLUMNS = [{ id: 'name' }, { id: 'status' }];
const TEXTS = ['Zuri', '', 'attendee 10', 'Élan', 'Attendee 9', 'elan', ''];
const sorted = (isDescending: boolean) => Array.from(sortOrder({ texts: TEXTS, isDescending }));

test('sorting ignores case and accents, compares numbers, and puts empty texts last', () => {
  expect(sorted(false)).toEqual([4, 2, 3, 5, 0, 1, 6]);
});

test('a descending order also puts empty texts last, and equal texts keep their order', () => {
  expect(sorted(true)).toEqual([0, 3, 5, 2, 4, 1, 6]);
});

test.each(['name', '-status'])('the order %s is parsed and formatted without change', (text) => {
  const sort = parseSort(text, COLUMNS);
  expect(sort && formatSort(sort)).toBe(text);
});

test.each([null, '', '-', 'made-up', 'toString', '--name'])('%s is no valid sort order', (text) => {
  expect(parseSort(text, COLUMNS)).toBeUndefined();
});
