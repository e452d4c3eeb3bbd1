import type { Content } from '../content.schema.ts';
import { SAMPLE } from '../sample-content.ts';
import { compareContent } from './compare-content.ts';

const [ama, ...others] = SAMPLE.speakers;
if (!ama) throw new Error('The sample has no speaker.');

const withAma = (change: Partial<typeof ama>): Content => ({
  ...SAMPLE,
  speakers: [{ ...ama, ...change }, ...others],
});
const said = (before: Content, after: Content) =>
  compareContent(before, after).map(({ message }) => message);

test('a page that moves is shown with both addresses, and nothing of it twice', () => {
  const moved = withAma({ address: 'dr-ama', formerAddresses: [ama.id] });
  expect(said(SAMPLE, moved)).toEqual([
    `The page of ${ama.name} moved from "${ama.id}" to "dr-ama"`,
  ]);
  expect(said(moved, SAMPLE)).toEqual([
    `The page of ${ama.name} moved from "dr-ama" to "${ama.id}"`,
  ]);
});

test('addresses that begin or cease to lead to a page are told', () => {
  const led = withAma({ formerAddresses: ['x'] });
  expect(said(SAMPLE, led)).toEqual([`"x" leads to the page of ${ama.name}`]);
  expect(said(led, SAMPLE)).toEqual([`"x" leads to the page of ${ama.name} no more`]);
});

test('a list of addresses that leads where it led is reported, too', () => {
  const twice = withAma({ formerAddresses: ['x', 'x'] });
  const once = withAma({ formerAddresses: ['x'] });
  const own = withAma({ formerAddresses: ['x', ama.id] });
  const message = [
    `The former addresses of ${ama.name} are listed otherwise, and lead where they led`,
  ];
  expect([said(once, twice), said(once, own)]).toEqual([message, message]);
});
