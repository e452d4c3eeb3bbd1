import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Fault } from '@raade/prove/fault-server/fault.ts';
import { releaseEdited } from '@raade/prove/fault-server/changed-release.ts';
import { scrollTo } from '../layout/scroll-to.ts';
import { isMarkedDocument, markDocument } from '../releases/open-tab.ts';
import { type ComposedSite, expect, test } from './composed-site.ts';
import { pageIsLiving } from './living-page.ts';

/** Releases a giving remote that the frame does not lead to, and that is on no page of another one. */
function hideGiving(site: ComposedSite): Promise<() => Promise<void>> {
  return releaseEdited(site, 'giving', async (build) => {
    const file = path.join(build, 'remote.json');
    const remote = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...remote, links: undefined, slots: [] }));
  });
}

const namesGiving = (page: Page) =>
  page.evaluate(() => document.getElementById('raade-registry')?.textContent.includes('giving'));

const matches = /^\/registry\.json$/;
const faults: Fault[] = [
  { kind: 'status', status: 404, matches },
  { kind: 'html', matches },
  { kind: 'hanging', matches },
];

test('a link to a remote that a page knows nothing of loads its document, whatever becomes of the registry', async ({
  site,
  page,
}) => {
  await hideGiving(site);
  for (const fault of faults) {
    site.servers.shell.fail(fault);
    await page.goto(site.url);
    await pageIsLiving(page);
    await markDocument(page);
    expect(await namesGiving(page)).toBe(false);
    await scrollTo(page.locator('#join'), 'center');
    await page.locator('#join a[href="/apply/student"]').click();
    await expect(page).toHaveURL(`${site.url}/apply/student`);
    await expect(page.locator('main form')).toBeVisible();
    await pageIsLiving(page);
    expect(await isMarkedDocument(page), `after ${fault.kind}`).toBe(false);
    expect(await namesGiving(page)).toBe(true);
  }
  await page.goBack();
  await expect(page.locator('#join')).toBeAttached();
});
