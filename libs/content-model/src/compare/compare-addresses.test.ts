import type { Content } from '../content.schema.ts';
import { SAMPLE } from '../sample-content.ts';
import { compareContent } from './compare-content.ts';

const [ama, ...others] = SAMPLE.speakers;
if (!ama) throw new Error('The sample has no speaker.');

const withAma = (change: Partial<typeof ama>): Content => ({
  ...SAMPLE,
  speakers: [{ ...ama, ...change }, ...others],
});
const messages = (before: Content, after: Content) =>
  compareContent(before, after).map(({ message }) => message);

test('a moved page is one change, with both addresses', () => {
  const moved = withAma({ address: 'dr-ama', formerAddresses: [ama.id] });
  expect(messages(SAMPLE, moved)).toEqual([
    `The page of ${ama.name} moved from "${ama.id}" to "dr-ama"`,
  ]);
  expect(messages(moved, SAMPLE)).toEqual([
    `The page of ${ama.name} moved from "dr-ama" to "${ama.id}"`,
  ]);
});

test('added and removed former addresses are reported', () => {
  const more = withAma({ formerAddresses: ['x'] });
  expect(messages(SAMPLE, more)).toEqual([`"x" leads to the page of ${ama.name}`]);
  expect(messages(more, SAMPLE)).toEqual([`"x" leads to the page of ${ama.name} no more`]);
});

test('a changed list of former addresses with the same effect is reported, too', () => {
  const twice = withAma({ formerAddresses: ['x', 'x'] });
  const once = withAma({ formerAddresses: ['x'] });
  const own = withAma({ formerAddresses: ['x', ama.id] });
  const message = [
    `The former addresses of ${ama.name} are listed otherwise, and lead where they led`,
  ];
  expect([messages(once, twice), messages(once, own)]).toEqual([message, message]);
});
