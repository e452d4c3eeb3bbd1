import type { EditionParts } from '@raade/contracts/content/edition-file';
import { SAMPLE } from '../sample-content.ts';
import { keepAddress, keepAddresses, keepLaterAddresses } from './keep-addresses.ts';

const LIVE = { id: 'ama', name: 'Ama Sample' };

const parts = (...speakers: readonly object[]) =>
  ({ ...SAMPLE, speakers }) as unknown as EditionParts;

test('a page keeps its old address when it gets another', () => {
  const moved = keepAddress('speakers', LIVE, { ...LIVE, address: 'dr-ama' });
  expect(moved).toEqual({ ...LIVE, address: 'dr-ama', formerAddresses: ['ama'] });
  expect(keepAddress('speakers', LIVE, moved)).toBe(moved);
});

test('typing an address letter by letter keeps no partial addresses', () => {
  const live = { ...LIVE, address: 'dr-ama', formerAddresses: ['ama'] };
  let item: ReturnType<typeof keepAddress> = live;
  for (const address of ['a', 'am', 'ama', 'ama-', 'ama-s'])
    item = keepAddress('speakers', live, { ...(item as object), address });
  expect(item).toEqual({ ...LIVE, address: 'ama-s', formerAddresses: ['ama', 'dr-ama'] });
  expect(keepAddress('speakers', live, { ...(item as object), address: 'dr-ama' })).toEqual(live);
});

test('a project that loses its address keeps it as a former address', () => {
  const live = { slug: 'sun', address: 'sunfi' };
  expect(keepAddress('projects', live, { slug: 'sun' })).toEqual({
    slug: 'sun',
    formerAddresses: ['sunfi'],
  });
});

test.each([
  ['an item without a page', 'sessions', LIVE, { ...LIVE, id: 'other' }],
  ['a new item', 'speakers', null, LIVE],
  ['a removed item', 'speakers', LIVE, null],
  ['a value that is no item', 'speakers', LIVE, ['x']],
] as const)('%s stays unchanged', (_name, part, live, item) => {
  expect(keepAddress(part, live, item as never)).toBe(item);
});

test('a published edition keeps the old addresses of all its pages', () => {
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

test('a restored edition keeps all later addresses, except those of other items in it', () => {
  const live = { ...LIVE, address: 'c', formerAddresses: ['a', 'b'] };
  const earlier = parts({ ...LIVE, address: 'a' }, { id: 'b', name: 'Baraka Sample' });
  expect(keepLaterAddresses(parts(live), earlier).speakers).toEqual([
    { ...LIVE, address: 'a', formerAddresses: ['c'] },
    { id: 'b', name: 'Baraka Sample' },
  ]);
  const same = parts({ ...LIVE, address: 'a' });
  expect(keepLaterAddresses(same, same)).toEqual(same);
});
