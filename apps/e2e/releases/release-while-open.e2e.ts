import path from 'node:path';
import { WORKSPACE } from '@raade/bundling/workspace.ts';
import type { App } from '@raade/prove/fault-server/composed-sites.ts';
import { pointTo } from '@raade/prove/fault-server/release-into.ts';
import { releaseId } from '@raade/publishing/releases/release-id';
import { expect, test } from '../federation/composed-site.ts';
import { pageIsLiving } from '../federation/living-page.ts';
import { GIFT, releaseFromSource } from './changed-giving.ts';
import {
  contactLink,
  donateLink,
  isMarkedDocument,
  letReadAgain,
  markDocument,
  openTab,
} from './open-tab.ts';
import { withinNow } from '../machine/pace.ts';

const shellBuild = () => releaseId(path.join(WORKSPACE, 'dist/apps/shell'));

const REBUILT = 'Rebuilt: your gift goes to';

test('giving alone is rebuilt and released, and rolled back: open tabs follow with the next link, and lose nothing typed', async ({
  site,
  page,
}) => {
  test.setTimeout(withinNow(120_000));
  const live = (app: App) => site.pointers.get(app)?.release ?? '';
  const first = live('giving');
  const shell = [await shellBuild(), live('shell')];
  await openTab(page, `${site.url}/conference#donation`);
  await expect(page.getByText(GIFT)).toBeVisible();
  await contactLink(page).click();

  expect(await releaseFromSource(site, REBUILT)).not.toBe(first);
  expect([await shellBuild(), live('shell')]).toEqual(shell);
  await letReadAgain(page, 'pointer moved');

  // A page of a remote that has not moved is a step inside, as ever.
  await contactLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contact');
  expect(await isMarkedDocument(page)).toBe(true);
  await donateLink(page).click();
  await expect(page.getByText(REBUILT)).toBeVisible();
  expect(await isMarkedDocument(page)).toBe(false);
  await pageIsLiving(page);

  await markDocument(page);
  await page.getByLabel('Full name').fill('Sample Donor');
  await pointTo(site, 'giving', first);
  await letReadAgain(page, 'pointer moved');
  await contactLink(page).click();
  await donateLink(page).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Sample Donor');
  await expect(page.getByText(REBUILT)).toBeVisible();
  expect(await isMarkedDocument(page)).toBe(true);

  await page.getByLabel('Full name').clear();
  await contactLink(page).click();
  await donateLink(page).click();
  await expect(page.getByText(GIFT)).toBeVisible();
  expect(await isMarkedDocument(page)).toBe(false);
});
