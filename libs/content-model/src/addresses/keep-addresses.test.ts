import type { EditionParts } from '@raade/contracts/content/edition-file';
import { SAMPLE } from '../sample-content.ts';
import { keepAddress, keepAddresses, keepLaterAddresses } from './keep-addresses.ts';

const LIVE = { id: 'ama', name: 'Ama Sample' };

const parts = (...speakers: readonly object[]) =>
  ({ ...SAMPLE, speakers }) as unknown as EditionParts;

test('the address that a page has is kept as soon as it is to have another', () => {
  const moved = keepAddress('speakers', LIVE, { ...LIVE, address: 'dr-ama' });
  expect(moved).toEqual({ ...LIVE, address: 'dr-ama', formerAddresses: ['ama'] });
  expect(keepAddress('speakers', LIVE, moved)).toBe(moved);
});

test('while an address is written, letter by letter, nothing is kept but the live one', () => {
  const live = { ...LIVE, address: 'dr-ama', formerAddresses: ['ama'] };
  let item: ReturnType<typeof keepAddress> = live;
  for (const address of ['a', 'am', 'ama', 'ama-', 'ama-s'])
    item = keepAddress('speakers', live, { ...(item as object), address });
  expect(item).toEqual({ ...LIVE, address: 'ama-s', formerAddresses: ['ama', 'dr-ama'] });
  expect(keepAddress('speakers', live, { ...(item as object), address: 'dr-ama' })).toEqual(live);
});

test('no address is the id, and a project is known by its slug', () => {
  const live = { slug: 'sun', address: 'sunfi' };
  expect(keepAddress('projects', live, { slug: 'sun' })).toEqual({
    slug: 'sun',
    formerAddresses: ['sunfi'],
  });
});

test.each([
  ['what has no page', 'sessions', LIVE, { ...LIVE, id: 'other' }],
  ['what is new', 'speakers', null, LIVE],
  ['what is removed', 'speakers', LIVE, null],
  ['what is no item', 'speakers', LIVE, ['x']],
] as const)('%s stays as it is', (_name, part, live, item) => {
  expect(keepAddress(part, live, item as never)).toBe(item);
});

test('a published edition keeps the old addresses of all its pages, whoever wrote it', () => {
  const next = parts({ ...LIVE, address: 'dr-ama' }, { id: 'kofi', name: 'Kofi Sample' });
  expect(keepAddresses(parts(LIVE), next).speakers).toEqual([
    { ...LIVE, address: 'dr-ama', formerAddresses: ['ama'] },
    { id: 'kofi', name: 'Kofi Sample' },
  ]);
});

test('an address that an item gets back is removed from its former ones', () => {
  const live = { ...LIVE, address: 'dr-ama', formerAddresses: ['ama'] };
  const next = { ...LIVE, formerAddresses: ['ama'] };
  expect(keepAddresses(parts(live), parts(next)).speakers).toEqual([
    { ...LIVE, formerAddresses: ['dr-ama'] },
  ]);
});

test('an earlier edition that is live again has all addresses since, but those that others had in it', () => {
  const live = { ...LIVE, address: 'c', formerAddresses: ['a', 'b'] };
  const earlier = parts({ ...LIVE, address: 'a' }, { id: 'b', name: 'Baraka Sample' });
  expect(keepLaterAddresses(parts(live), earlier).speakers).toEqual([
    { ...LIVE, address: 'a', formerAddresses: ['c'] },
    { id: 'b', name: 'Baraka Sample' },
  ]);
  const same = parts({ ...LIVE, address: 'a' });
  expect(keepLaterAddresses(same, same)).toEqual(same);
});
