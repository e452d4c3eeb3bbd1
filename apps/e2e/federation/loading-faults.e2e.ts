import { DEADLINES } from '@raade/contracts/deadlines';
import { ERROR_MESSAGES } from '@raade/contracts/error-messages';
import type { Fault } from '@raade/prove/fault-server/fault.ts';
import { releaseChanged } from '@raade/prove/fault-server/changed-release.ts';
import { throwingChunk } from '@raade/prove/fault-server/throwing-chunk.ts';
import { withinNow } from '../machine/pace.ts';
import { expect, test } from './composed-site.ts';

const ENTRY = /remoteEntry\.js$/;
const PAGE_CHUNK = /\/js\/home\.[0-9a-f]+\.js$/;
const { section, loadingPage, page: notLoaded, crash } = ERROR_MESSAGES;

/** Milliseconds of all tries of a chunk. */
const CHUNK = DEADLINES.chunk * DEADLINES.chunkTries;
/** A cold page on a busy machine needs a moment before the deadline begins. */
const START = 2500;
/** Milliseconds from the end of a fault until the part is there. */
const RECOVERY = 5000;

interface FaultCase {
  readonly name: string;
  readonly fault: Fault;
  readonly deadline: number;
}

/** A case of each kind: `npm run nightly -- faults` tries all of them, for each remote and at each moment. */
const cases: readonly FaultCase[] = [
  { name: 'refuses its entry', fault: { kind: 'refused', matches: ENTRY }, deadline: 0 },
  {
    name: 'answers its entry with a cached 404',
    fault: { kind: 'status', status: 404, matches: ENTRY },
    deadline: 0,
  },
  {
    name: 'never answers for its entry',
    fault: { kind: 'hanging', matches: ENTRY },
    deadline: DEADLINES.entry,
  },
  {
    name: 'answers a page with a cached 404',
    fault: { kind: 'status', status: 404, matches: PAGE_CHUNK },
    deadline: CHUNK,
  },
  {
    name: 'never answers for a page',
    fault: { kind: 'hanging', matches: PAGE_CHUNK },
    deadline: CHUNK,
  },
];

for (const { name, fault, deadline } of cases) {
  test(`a remote that ${name} leaves the frame whole and comes back without a reload`, async ({
    site,
    page,
  }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    site.servers.content.fail(fault);
    await site.forgetPrerendering();
    await page.goto(site.url, { waitUntil: 'domcontentloaded' });

    await expect(page.getByText(loadingPage).or(page.getByText(section.unavailable))).toBeVisible();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toContainText(section.unavailable, {
      timeout: withinNow(START + deadline + DEADLINES.fallback),
    });
    await expect(alert).toContainText(notLoaded.text);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();

    await page.evaluate(() => Object.assign(window, { stayed: true }));
    site.servers.content.heal();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Rice Association/, {
      timeout: withinNow(RECOVERY),
    });
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
    expect(problems).toEqual([]);
  });
}

test('a page that throws while it is evaluated fails alone and comes back without a reload', async ({
  site,
  page,
}) => {
  await releaseChanged(site, 'content', (text, file) =>
    PAGE_CHUNK.test(`/${file}`) ? throwingChunk(text, 'evaluating') : text,
  );
  await page.addInitScript(() => Object.assign(window, { fault: 'evaluating' }));
  await site.forgetPrerendering();
  await page.goto(site.url, { waitUntil: 'domcontentloaded' });

  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText(section.failed);
  await expect(alert).toContainText(crash.text);
  await expect(page.getByRole('banner')).toBeVisible();

  await page.evaluate(() => Object.assign(window, { fault: '' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Rice Association/, {
    timeout: withinNow(RECOVERY),
  });
});
