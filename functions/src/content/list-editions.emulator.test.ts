import '../testing/test-environment.ts';
import { Timestamp } from 'firebase-admin/firestore';
import {
  EDITIONS_AT_ONCE,
  type ListEditionsRequest,
  listEditionsResponseSchema,
} from '@raade/contracts/content/editions';
import { firestore } from '../base/firestore.ts';
import { editions } from '../releases/editions/documents.ts';
import { callAs, useNewsroom } from './testing/newsroom.ts';
import { CALLABLES } from '@raade/contracts/base/callables';

const SECOND_MS = 1000;
const nameOf = (index: number) => String(index).padStart(64, '0');

async function list(request: ListEditionsRequest = {}) {
  return listEditionsResponseSchema.parse(await callAs('ada', CALLABLES.listEditions, request));
}

/** Editions of one second each, from the oldest on. */
async function seed(count: number): Promise<void> {
  const writer = firestore().bulkWriter();
  for (let index = 0; index < count; index += 1) {
    const created_at = Timestamp.fromMillis(index * SECOND_MS);
    const fields = { by: 'ada', by_name: 'ada@example.org', from: 'sample', created_at };
    void writer.create(editions().doc(nameOf(index)), fields);
  }
  await writer.close();
}

useNewsroom();

test('before anybody publishes the sample is live, and there is no edition', async () => {
  expect(await list()).toEqual({ live: 'sample', editions: [], hasMore: false, moves: [] });
});

test('editions are listed from the newest on, so many at a time', async () => {
  await seed(EDITIONS_AT_ONCE + 2);
  const newest = await list();
  expect(newest.hasMore).toBe(true);
  expect(newest.editions).toHaveLength(EDITIONS_AT_ONCE);
  expect(newest.editions[0]).toMatchObject({ edition: nameOf(EDITIONS_AT_ONCE + 1) });

  const before = newest.editions.at(-1)?.createdAt;
  const older = await list({ before });
  expect([older.hasMore, older.editions.map(({ edition }) => edition)]).toEqual([
    false,
    [nameOf(1), nameOf(0)],
  ]);
});
