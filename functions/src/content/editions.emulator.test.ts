import '../testing/test-environment.ts';
import { Timestamp } from 'firebase-admin/firestore';
import {
  EDITIONS_AT_ONCE,
  type ListEditionsRequest,
  listEditionsResponseSchema,
} from '@raade/contracts/content/editions';
import { SAMPLE_REVISION } from '@raade/content-model/sample-content';
import { previewContentResponseSchema } from '@raade/contracts/content/previews';
import { firestore } from '../base/firestore.ts';
import { editions } from '../releases/editions/documents.ts';
import {
  callAs,
  draft,
  publish,
  refusalOf,
  SAMPLE,
  SPEAKERS,
  useTwoEditors,
} from './testing/two-editors.ts';
import { CALLABLES } from '@raade/contracts/base/callables';

const SECOND_MS = 1000;
const nameOf = (index: number) => String(index).padStart(64, '0');

async function list(request: ListEditionsRequest = {}) {
  return listEditionsResponseSchema.parse(await callAs('ada', CALLABLES.listEditions, request));
}

/** Creates editions one second apart, the oldest first. */
async function seed(count: number): Promise<void> {
  const writer = firestore().bulkWriter();
  for (let index = 0; index < count; index += 1) {
    const created_at = Timestamp.fromMillis(index * SECOND_MS);
    const fields = { by: 'ada', by_name: 'ada@example.org', from: 'sample', created_at };
    void writer.create(editions().doc(nameOf(index)), fields);
  }
  await writer.close();
}

useTwoEditors();

test('the sample is live before the first publication', async () => {
  expect(await list()).toEqual({ live: 'sample', editions: [], hasMore: false, moves: [] });
});

test('editions are listed in pages, the newest first', async () => {
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

const preview = async (edition: string) =>
  previewContentResponseSchema.parse(await callAs('kofi', CALLABLES.previewContent, { edition }));
const roleIn = ({ content }: Awaited<ReturnType<typeof preview>>) =>
  (content.parts['speakers'] as unknown as typeof SPEAKERS)[0].role;

test('a preview shows the drafts of all editors, valid or not, as if they were live', async () => {
  await draft('ada', { role: '' });
  const shown = await preview('drafts');
  expect(roleIn(shown)).toBe('');
  expect(shown.content.revision.sequence).toBe(SAMPLE_REVISION.sequence + 1);
  expect(shown.forum?.name).toBe(SAMPLE.forum.name);
});

test('a preview shows an edition as it was, even if another is live', async () => {
  await draft('ada', { role: 'Poet' });
  const { edition = '' } = await publish('ada');
  expect(roleIn(await preview('sample'))).toBe(SPEAKERS[0].role);
  expect(roleIn(await preview(edition))).toBe('Poet');
});

test('a preview of a missing edition is refused', async () => {
  expect((await refusalOf(preview('0'.repeat(64)))).code).toBe('not-found');
});
