import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { forumFacts } from '@raade/content-model/forum/forum-facts';
import { SAMPLE } from '@raade/content-model/sample-content';
import { dayAfter } from '@raade/contracts/days';
import { forumPhaseOn, phaseBorders } from '@raade/contracts/forum-phase';
import { pagesFileSchema } from '@raade/contracts/pages';
import { remoteManifestSchema } from '@raade/contracts/remote';
import { falsehoods, omissions } from '@raade/contracts/testing/forum-contradictions';
import { REMOTES } from '@raade/kit/projects/remotes.ts';
import { serveComposedSites } from '@raade/prove/fault-server/composed-sites.ts';
import { remotesOn } from '@raade/publishing/compose/on-day';
import { expect } from '@playwright/test';
import { pageIsLiving, test } from '../federation/living-page.ts';

const FORUM = forumFacts(SAMPLE.forum);
const DIST = path.resolve(import.meta.dirname, '../../../dist/apps');

async function readRelease(app: string) {
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(DIST, app, file), 'utf8'));
  return {
    pages: pagesFileSchema.parse(await read('pages.json')),
    links: remoteManifestSchema.parse(await read('remote.json')).links,
  };
}

test('on each day from a year before the forum to a year after it, no HTML says what is not so', async () => {
  const releases = await Promise.all(
    REMOTES.map(async (app) => [app, await readRelease(app)] as const),
  );
  const remotes = {
    pages: Object.fromEntries(releases.map(([app, { pages }]) => [app, pages])),
    links: Object.fromEntries(releases.map(([app, { links }]) => [app, links])),
  };
  let last = '';
  for (let day = '2024-04-11'; day <= '2026-04-12'; day = dayAfter(day)) {
    const phase = forumPhaseOn(day, FORUM);
    const { pages, links } = remotesOn(remotes, day, FORUM);
    const all = Object.values(pages).flatMap((file) => file.pages);
    const text = [JSON.stringify(links), ...all.map(({ body = '' }) => body)].join('\n');
    const said = `${phase}: ${text}`;
    if (said === last) continue;
    expect([day, falsehoods(text, phase), omissions(text, phase)]).toEqual([day, [], []]);
    last = said;
  }
});

const FIRST_DAYS = ['2024-04-11', ...phaseBorders(FORUM)];

/** What a page says: the data that it carries has the words of all phases, and nobody reads it. */
const withoutData = (html: string) =>
  html.replaceAll(/<script type="application\/json"[^>]*>.*?<\/script>/gs, '');

for (const today of FIRST_DAYS) {
  const phase = forumPhaseOn(today, FORUM);
  test(`what comes alive says the same as its HTML when the forum is ${phase}`, async ({
    page,
  }) => {
    const sites = await serveComposedSites(DIST, { compressed: false, today });
    try {
      for (const route of ['/', '/conference', '/conference/register', '/donate']) {
        await page.goto(sites.url + route);
        await pageIsLiving(page);
        const html = withoutData(await (await page.request.get(sites.url + route)).text());
        const living = await page.locator('body').innerText();
        expect([route, falsehoods(html, phase), falsehoods(living, phase)]).toEqual([
          route,
          [],
          [],
        ]);
      }
      await page.goto(`${sites.url}/`);
      await pageIsLiving(page);
      await page.getByRole('link', { name: 'Learn More About Our Forum' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        'African Development Forum',
      );
      expect(falsehoods(await page.locator('body').innerText(), phase)).toEqual([]);
    } finally {
      await sites.close();
    }
  });
}
