import { Timestamp } from 'firebase-admin/firestore';
import { canonical } from './canonical.ts';

test('equal values are one text, in whatever order their fields were written', () => {
  const at = new Timestamp(1_700_000_000, 5);
  expect(canonical({ b: [1, null], a: { d: true, c: at } })).toBe(
    canonical({ a: { c: new Timestamp(1_700_000_000, 5), d: true }, b: [1, null] }),
  );
  expect(canonical({ b: [1, null], a: { d: true, c: at } })).toBe(
    '{"a":{"c":time(1700000000.5),"d":true},"b":[1,null]}',
  );
});

test.each<[string, unknown, unknown]>([
  ['a text and the number in it', '1', 1],
  ['nothing and a text of it', null, 'null'],
  ['one text and two', ['a,b'], ['a', 'b']],
  ['a time and a text of it', new Timestamp(1, 5), 'time(1.5)'],
  ['times of which only the smallest part differs', new Timestamp(1, 5), new Timestamp(1, 6)],
  ['a field with nothing and no field', { a: null }, {}],
  ['a list and its reverse', [1, 2], [2, 1]],
])('%s are different texts', (_what, one, other) => {
  expect(canonical(one)).not.toBe(canonical(other));
});

test('a value that no entry has keeps nothing from being sealed', () => {
  expect(canonical({ odd: Buffer.from('bytes') })).toBe('{"odd":other(Buffer)}');
});
