import { formatTable } from './table.ts';

test('columns are as wide as their widest cell', () => {
  expect(
    formatTable([
      ['Site', 'http://localhost:4200'],
      ['Inbox', 'http://127.0.0.1:1080'],
    ]),
  ).toBe('Site   http://localhost:4200\nInbox  http://127.0.0.1:1080');
});

test('rows may have different lengths and lines never end in spaces', () => {
  expect(formatTable([['one', '2', '3'], ['only', ''], []])).toBe('one   2  3\nonly\n');
});
