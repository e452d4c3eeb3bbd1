import { pointTo } from '@raade/prove/fault-server/release-into.ts';
import { expect, test } from '../federation/composed-site.ts';
import { pageIsHydrated } from '../federation/hydrated-page.ts';
import { RECIPIENT_TEXT, stageCopy } from './changed-giving.ts';
import {
  contactLink,
  donateLink,
  isMarkedDocument,
  letReadAgain,
  markDocument,
  openTab,
} from './open-tab.ts';

const RELEASED = 'Released: your gift goes to';

test('[DON-01] if giving is released while its section is open, and rolled back, the tab follows with the next link and keeps typed text', async ({
  site,
  page,
}) => {
  const first = site.pointers.get('giving')?.release ?? '';
  await openTab(page, `${site.url}/conference#donation`);
  await expect(page.locator('#donation').getByText('Support Our Mission')).toBeVisible();
  await expect(page.getByText(RECIPIENT_TEXT)).toBeVisible();
  await contactLink(page).click();
  await pointTo(site, 'giving', await stageCopy(site, RELEASED));
  site.servers.shell.fail({ kind: 'status', status: 500, matches: /^\/registry\.json$/ });
  await letReadAgain(page, 'registry not read');
  await donateLink(page).click();
  await expect(page.getByText(RECIPIENT_TEXT), 'a missing registry changes nothing').toBeVisible();
  site.servers.shell.heal();
  await letReadAgain(page, 'pointer moved');

  // A page of an unchanged remote is opened without a new document.
  await contactLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contact');
  expect(await isMarkedDocument(page)).toBe(true);
  await donateLink(page).click();
  await expect(page.getByText(RELEASED)).toBeVisible();
  expect(await isMarkedDocument(page)).toBe(false);
  await pageIsHydrated(page);

  await markDocument(page);
  await page.getByLabel('Full name').fill('Sample Donor');
  await pointTo(site, 'giving', first);
  await letReadAgain(page, 'pointer moved');
  await contactLink(page).click();
  await donateLink(page).click();
  await expect(page.getByLabel('Full name')).toHaveValue('Sample Donor');
  await expect(page.getByText(RELEASED)).toBeVisible();
  expect(await isMarkedDocument(page)).toBe(true);

  await page.getByLabel('Full name').clear();
  await contactLink(page).click();
  await donateLink(page).click();
  await expect(page.getByText(RECIPIENT_TEXT)).toBeVisible();
  expect(await isMarkedDocument(page)).toBe(false);
});
