import * as z from 'zod/mini';
import { day, line, paragraph, sitePath } from './fields.ts';

const room = line('Room');
const about = paragraph('About');
const errors = (schema: typeof room, text: string) =>
  z.safeParse(schema, text).error?.issues.map(({ message }) => message);

const BROKEN = 'must not contain incomplete emoji or unprintable characters';

test.each([
  ['half an emoji', 'Hall \uD83C'],
  ['half an emoji before text', '\uDF0D Hall'],
  ['a NUL', 'Hall\u0000A'],
  ['a bell', 'Hall\u0007'],
])('%s is refused, since addresses and feeds cannot contain it', (_, text) => {
  expect(errors(room, text)).toEqual([BROKEN]);
  expect(errors(about, text)).toEqual([BROKEN]);
});

test('emoji, combining marks, right-to-left letters and lines of a paragraph are accepted', () => {
  expect(errors(room, 'Ọ̀ṣun 🌍 محمد‏')).toBeUndefined();
  expect(errors(about, 'One.\n\tTwo 👩🏾‍🔬.')).toBeUndefined();
});

describe('a path of this site', () => {
  const isPath = (text: string) => z.safeParse(sitePath('Leads to'), text).success;

  test.each(['/', '/donate', '/apply/student', '/about/', '/conference#schedule', '/#give'])(
    '%j is accepted',
    (path) => expect(isPath(path)).toBe(true),
  );

  // Browsers strip tabs and newlines, and read "\\" as "/".
  test.each([
    '//evil.example',
    '//16843009/login',
    '//localhost',
    '///evil',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/ /evil.example',
    '/\u0000/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    '/a//b',
    '/%2fevil.example',
    '/a/../b',
    '/donate?next=//evil.example',
    'javascript:alert(1)',
    'https://evil.example',
    'donate',
    '',
  ])('%j is refused', (path) => expect(isPath(path)).toBe(false));
});

test.each(['0025-04-11', '1999-12-31', '2100-01-01', '20025-04-11'])(
  'the day %s is refused, with the accepted years',
  (text) => {
    expect(errors(day('Day'), text)?.[0]).toBe('must be a day from 2000 to 2099, like 2025-03-01');
  },
);
