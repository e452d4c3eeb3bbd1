import '../testing/test-environment.ts';
import type { Content } from '@raade/content-model/content.schema';
import { SAMPLE_PARTS, SAMPLE_REVISION } from '@raade/content-model/sample-content';
import { previewContentResponseSchema } from '@raade/contracts/content/previews';
import type { ContentValue } from '@raade/contracts/content/values';
import { callAs, publish, refusalOf, save, useNewsroom } from './testing/newsroom.ts';
import { CALLABLES } from '@raade/contracts/base/callables';

const { speakers, forum } = SAMPLE_PARTS as unknown as Content;
const [first] = speakers;
if (!first) throw new Error('The sample has no speakers.');

const preview = async (edition: string) =>
  previewContentResponseSchema.parse(await callAs('kofi', CALLABLES.previewContent, { edition }));
const roleIn = ({ content }: Awaited<ReturnType<typeof preview>>) =>
  (content.parts['speakers'] as unknown as typeof speakers)[0]?.role;
const draft = (role: string) =>
  save('ada', {
    part: 'speakers',
    item: first.id,
    value: { ...first, role } as unknown as ContentValue,
  });

useNewsroom();

test('all drafts are shown as they would be live, whoever wrote them and right or not', async () => {
  await draft('');
  const shown = await preview('drafts');
  expect(roleIn(shown)).toBe('');
  expect(shown.content.revision.sequence).toBe(SAMPLE_REVISION.sequence + 1);
  expect(shown.forum?.name).toBe(forum.name);
});

test('an edition is shown as it was, also if another is live', async () => {
  await draft('Poet');
  const { edition = '' } = await publish('ada');
  expect(roleIn(await preview('sample'))).toBe(first.role);
  expect(roleIn(await preview(edition))).toBe('Poet');
});

test('an edition that there is not is refused', async () => {
  expect((await refusalOf(preview('0'.repeat(64)))).code).toBe('not-found');
});
