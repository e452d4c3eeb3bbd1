import path from 'node:path';
import { forumFacts } from '@raade/content-model/forum/forum-facts';
import { SAMPLE } from '@raade/content-model/sample-content';
import { forumPhaseOn, phaseStarts } from '@raade/contracts/content/forum-phase';
import { wrongPhrases } from '@raade/contracts/testing/phase-phrases';
import { serveComposedSites } from '@raade/prove/fault-server/composed-sites.ts';
import { expect } from '@playwright/test';
import { test } from '../federation/hydrated-page.ts';

const FORUM = forumFacts(SAMPLE.forum);
const DIST = path.resolve(import.meta.dirname, '../../../dist/apps');

const FIRST_DAYS = ['2024-04-11', ...phaseStarts(FORUM)];

/** Returns the HTML without its embedded data, which has the texts of all phases and is not shown. */
const withoutData = (html: string) =>
  html.replaceAll(/<script type="application\/json"[^>]*>.*?<\/script>/gs, '');

test('in each phase of the forum, pages have no phrases of other phases, before and after hydration', async ({
  page,
}) => {
  for (const today of FIRST_DAYS) {
    const phase = forumPhaseOn(today, FORUM);
    const wrongPhrasesNow = async () => wrongPhrases(await page.locator('body').innerText(), phase);
    const sites = await serveComposedSites(DIST, { compressed: false, today });
    try {
      for (const route of ['/', '/conference', '/conference/register', '/donate']) {
        await page.goto(sites.url + route);
        const html = withoutData(await (await page.request.get(sites.url + route)).text());
        const cell = `${route}, ${phase}`;
        expect.soft(wrongPhrases(html, phase), `the HTML of ${cell}`).toEqual([]);
        expect.soft(await wrongPhrasesNow(), cell).toEqual([]);
      }
      await page.goto(`${sites.url}/`);
      await page.getByRole('link', { name: 'Learn More About Our Forum' }).click();
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toContainText('African Development Forum');
      expect.soft(await wrongPhrasesNow(), `/conference from /, ${phase}`).toEqual([]);
    } finally {
      await sites.close();
    }
  }
});
