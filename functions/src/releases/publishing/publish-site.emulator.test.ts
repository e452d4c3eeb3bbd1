import { LOG } from '../../testing/test-environment.ts';
import { localDay } from '@raade/contracts/base/local-day';
import { Timestamp } from 'firebase-admin/firestore';
import type { LiveSite } from '@raade/publishing/live-site/live-site';
import { pictures } from '../editions/pictures/documents.ts';
import { keepPictures } from '../editions/pictures/testing/keep-pictures.ts';
import { firestore } from '../../base/firestore.ts';
import { publishSite } from './publish-site.ts';
import { publishingDocument, readPublishing } from './publishing-document.ts';
import { sweepPublishing } from './sweep-publishing.ts';
import { OTHER_CONTENT } from '@raade/content-model/testing/other-content';
import { SAMPLE } from '@raade/content-model/sample-content';
import { makeLive } from './testing/live-content.ts';
import { movePointer, usePublishedSite } from './testing/published-site.ts';
import { SPEAKERS_RENDERER } from './testing/speakers-renderer.ts';

const published = usePublishedSite();

const releases = () => published.server.state.releases.length;

test('a moved pointer is published, and the time until then is recorded', async () => {
  await movePointer(await published.sample.stage('Second'));
  expect(await publishSite(published.publisher)).toBe(1);
  expect(published.shownTitle()).toBe('Second');
  const { live, failure, turn } = await readPublishing();
  expect(live).toMatchObject({ revisions: { shell: 1, giving: 2 }, problems: [] });
  expect(live?.milliseconds).toBeGreaterThan(0);
  expect([failure, turn]).toEqual([undefined, undefined]);
});

test('after a hundred moves at once the last state is live, with only a few publications', async () => {
  const pointers = [await published.sample.stage('One'), await published.sample.stage('Another')];
  const before = releases();
  const moves = Array.from({ length: 100 }, async (_, index) => {
    const pointer = pointers[index % 2];
    if (pointer) await movePointer(pointer);
    await publishSite(published.publisher);
  });
  await Promise.all(moves);
  const { live, turn } = await readPublishing();
  expect(live?.revisions).toEqual({ shell: 1, giving: 101 });
  expect(turn).toBeUndefined();
  const last = await firestore().doc('release_pointers/giving').get();
  const isOne = last.get('pointer.release') === pointers[0]?.release;
  expect(published.shownTitle()).toBe(isOne ? 'One' : 'Another');
  const count = releases() - before;
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(20);
});

test('a failed publication is logged with its cause, leaves the site as it is, and is tried again later', async () => {
  await publishSite(published.publisher);
  await movePointer(await published.sample.stage('Third'));
  const before = published.shownTitle();
  published.server.fault = (step) => (step === 'create version' ? { status: 403 } : undefined);
  LOG.length = 0;
  await publishSite(published.publisher);
  expect(published.shownTitle()).toBe(before);
  expect(LOG.join('\n')).toMatch(/Firebase Hosting says 403.*publish-site failed/s);
  const { failure } = await readPublishing();
  expect(failure).toMatchObject({ tries: 1, revisions: { giving: 2 } });
  expect(failure?.message).toContain('403');

  published.server.fault = () => undefined;
  expect(await sweepPublishing(published.publisher)).toBe(0);
  await age('failure.at');
  await sweepPublishing(published.publisher);
  expect(published.shownTitle()).toBe('Third');
  expect((await readPublishing()).failure).toBeUndefined();
});

test('a failure does not delay later moves', async () => {
  published.server.fault = (step) => (step === 'create version' ? { status: 403 } : undefined);
  await publishSite(published.publisher);
  published.server.fault = () => undefined;
  await movePointer(await published.sample.stage('Fourth'));
  await publishSite(published.publisher);
  expect(published.shownTitle()).toBe('Fourth');
});

test('if a publisher was interrupted, another one continues once its lock expires', async () => {
  await publishSite(published.publisher);
  await movePointer(await published.sample.stage('Fifth'));
  const until = Timestamp.fromMillis(Date.now() + 60_000);
  await publishingDocument().set({ turn: { holder: 'gone', until } }, { merge: true });
  expect(await sweepPublishing(published.publisher)).toBe(0);
  await age('turn.until');
  expect(await sweepPublishing(published.publisher)).toBe(1);
  expect(published.shownTitle()).toBe('Fifth');
});

test('a publisher whose lock has expired publishes nothing', async () => {
  await publishSite(published.publisher);
  await movePointer(await published.sample.stage('Sixth'));
  const before = published.shownTitle();
  const { site, ...input } = published.publisher();
  const late: LiveSite = {
    ...site,
    async makeLive(composed, confirm) {
      await publishingDocument().update({ 'turn.holder': 'somebody else' });
      return site.makeLive(composed, confirm);
    },
  };
  const publishing = publishSite(() => ({ ...input, site: late }));
  await expect(publishing).rejects.toThrow('Another run publishes');
  expect(published.shownTitle()).toBe(before);
});

test('an edition is published only with all its pictures, and a missing one is reported with its owner', async () => {
  await firestore().recursiveDelete(pictures());
  await makeLive(OTHER_CONTENT);
  expect(await publishSite(published.publisher)).toBe(1);
  const problems = (await readPublishing()).live?.problems.join('\n');
  expect(problems).toContain('team.yaa.picture: the picture of Yaa is not there');
  expect(published.shownContent()).toBeUndefined();

  await keepPictures(OTHER_CONTENT);
  await publishSite(published.publisher, { isRetry: true });
  const { id } = OTHER_CONTENT.team.members[0]?.picture ?? {};
  expect(published.server.state.served().get(`/p/${id}/96.avif`)).toBe(`${id} 96.avif`);
  expect((await readPublishing()).live?.problems).toEqual([]);
  const shown = published.shownContent();
  expect(shown).toMatch(/^[0-9a-f]{32}$/);
  expect(await publishSite(published.publisher)).toBe(0);
  await makeLive(SAMPLE);
  await publishSite(published.publisher);
  expect(published.shownContent()).not.toBe(shown);
});

test('a live release that rejects the live edition is left out, and the others show the edition', async () => {
  await movePointer(await published.sample.stage('Good', SPEAKERS_RENDERER));
  await keepPictures(OTHER_CONTENT);
  await makeLive(OTHER_CONTENT);
  await publishSite(published.publisher);
  const shown = published.shownContent();
  expect(shown).toMatch(/^[0-9a-f]{32}$/);

  const rejecting = `exports.renderer = { openEdition: async () => { throw new Error('No.'); } };`;
  await movePointer(await published.sample.stage('Bad', rejecting));
  expect(await publishSite(published.publisher)).toBe(1);
  expect(published.shownContent()).toBe(shown);
  expect((await readPublishing()).live?.problems).toEqual([
    expect.stringMatching(/^giving is left out: giving: this edition cannot be shown: .*No\.$/),
  ]);
});

test('a foreign deployment of the site is replaced within a minute', async () => {
  await publishSite(published.publisher);
  await movePointer(await published.sample.stage('Seventh'));
  await publishSite(published.publisher);
  await published.sample.deploy(published.server.state);
  expect(published.shownTitle()).not.toContain('Seventh');
  expect(await sweepPublishing(published.publisher)).toBe(1);
  expect(published.shownTitle()).toContain('Seventh');
});

test('pages that depend on the day are composed again when the day comes', async () => {
  const ofToday = () => {
    const { environment, ...input } = published.publisher();
    const real = { ...environment };
    delete real.today;
    return { ...input, environment: real };
  };
  const today = localDay(new Date());
  await publishSite(ofToday);
  const until = (await readPublishing()).live?.until;
  expect(until).toBe(`${Number(today.slice(0, 4)) + 1}-01-01`);
  expect(await sweepPublishing(ofToday)).toBe(0);

  await publishingDocument().update({ 'live.until': today });
  expect(await sweepPublishing(ofToday)).toBe(1);
  expect((await readPublishing()).live?.until).toBe(until);
});

test('a site whose environment sets the day does not change', async () => {
  await publishSite(published.publisher);
  expect((await readPublishing()).live).not.toHaveProperty('until');
});

/** Sets the time in a field to an hour ago. */
async function age(field: string): Promise<void> {
  await publishingDocument().update({ [field]: Timestamp.fromMillis(Date.now() - 3_600_000) });
}
