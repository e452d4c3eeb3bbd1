import '../../testing/test-environment.ts';
import { randomUUID } from 'node:crypto';
import type { PublishContentRequest } from '@raade/contracts/content/editions';
import { publishSite } from '../../releases/publishing/publish-site.ts';
import { movePointer, usePublishedSite } from '../../releases/publishing/testing/published-site.ts';
import { SPEAKERS_RENDERER, FAILING } from '../../releases/publishing/testing/speakers-renderer.ts';
import { read, refusalOf, save, speaker, SPEAKERS, useTwoEditors } from '../testing/two-editors.ts';
import { publishContent } from './publish-content.ts';
import { rollBack } from './roll-back.ts';
import { sweepContent } from './sweep-content.ts';

const HOUR_MS = 60 * 60_000;
const [first, second, third] = SPEAKERS;

const editor = {
  actor: { actor: 'ada', actor_kind: 'staff', actor_email: 'ada@example.org' },
  name: 'Ada',
} as unknown as Parameters<typeof publishContent>[1];

useTwoEditors();
const site = usePublishedSite();
beforeEach(async () => movePointer(await site.sample.stage('Speakers', SPEAKERS_RENDERER)));

const roleOf = (one: typeof first, role: string) =>
  save('ada', speaker({ role, bio: `${one.bio} Anew.` }, one));

const publish = (changes: Partial<PublishContentRequest> = {}) =>
  publishContent(
    { request: randomUUID(), edition: 'sample', drafts: 'all', ...changes },
    editor,
    site.publisher,
  );

test.each([
  ['today', FAILING.now, 'A ghost has no face.'],
  ['on a later day', FAILING.later, 'No chair.'],
])(
  'content that a page cannot show %s is refused, with item, field and page, before it is live',
  async (_when, role, reason) => {
    await roleOf(first, 'Poet');
    await roleOf(second, role);
    await roleOf(third, 'Painter');
    const refusal = await refusalOf(publish());
    const { findings } = refusal.details?.reason === 'findings' ? refusal.details : {};
    expect(findings).toEqual([
      {
        part: 'speakers',
        path: [second.id, 'role'],
        // Its class differs, since the bundle runs in another JavaScript realm.
        message: expect.stringMatching(
          new RegExp(`^giving: the page "/giving" cannot be rendered: (Error: )?${reason}$`),
        ),
      },
    ]);
    expect(refusal.code).toBe('failed-precondition');
    expect(refusal.message).toContain(`speakers.${second.id}.role: giving: the page "/giving"`);
    const { live, drafts } = await read();
    expect([live, drafts.length]).toEqual(['sample', 3]);
  },
);

test('content that pages can show goes live', async () => {
  await roleOf(first, 'Poet');
  const { edition } = await publish();
  expect((await read()).live).toBe(edition);
  await publishSite(site.publisher);
  expect(site.shownTitle()).toBe('Poet');
});

test('scheduled content is tried when it is scheduled, and again at its time', async () => {
  const publishAt = new Date(Date.now() + HOUR_MS).toISOString();
  await roleOf(first, FAILING.now);
  expect((await refusalOf(publish({ publishAt }))).message).toContain('A ghost has no face.');
  await roleOf(second, FAILING.now);
  await movePointer(await site.sample.stage('Without speakers'));
  await publish({ publishAt });
  await movePointer(await site.sample.stage('Speakers again', SPEAKERS_RENDERER));
  const later = Date.now() + HOUR_MS + 1000;
  expect(await sweepContent(later, site.publisher)).toEqual({ published: 0, refused: 1 });
  const { live, publications } = await read();
  expect(live).toBe('sample');
  expect(publications[0]?.refusal?.findings[0]?.path).toEqual([first.id, 'role']);
});

test('an edition that current releases cannot show cannot go live again', async () => {
  await movePointer(await site.sample.stage('Without speakers'));
  await roleOf(first, FAILING.now);
  const { edition = '' } = await publish();
  await roleOf(second, 'Poet');
  const { edition: seen = '' } = await publish({ edition });
  await movePointer(await site.sample.stage('Speakers', SPEAKERS_RENDERER));
  const back = rollBack({ request: randomUUID(), edition, seen }, editor, site.publisher);
  expect((await refusalOf(back)).message).toContain('A ghost has no face.');
  expect((await read()).live).toBe(seen);
});
