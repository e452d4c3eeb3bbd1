import type { Fault } from '@raade/prove/fault-server/fault.ts';
import { pointTo } from '@raade/prove/fault-server/release-into.ts';
import { expect, test } from '../federation/composed-site.ts';
import { GIFT, stageCopy } from './changed-giving.ts';
import { contactLink, donateLink, isMarkedDocument, letReadAgain, openTab } from './open-tab.ts';

const matches = /^\/registry\.json$/;
const faults: Fault[] = [
  { kind: 'status', status: 500, matches },
  { kind: 'html', matches },
  { kind: 'changed', matches, change: (text) => text.replaceAll('"paths"', '"pages"') },
  { kind: 'hanging', matches },
];

test('a registry that cannot be read again changes nothing for visitors, until it can', async ({
  site,
  page,
}) => {
  await openTab(page, `${site.url}/donate`);
  await pointTo(site, 'giving', await stageCopy(site, 'Released: your gift goes to'));
  for (const fault of faults) {
    site.servers.shell.fail(fault);
    await letReadAgain(page, 'registry not read');
    await contactLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Contact');
    await donateLink(page).click();
    await expect(page.getByText(GIFT), `after ${fault.kind}`).toBeVisible();
    expect(await isMarkedDocument(page)).toBe(true);
  }

  site.servers.shell.heal();
  await letReadAgain(page, 'pointer moved');
  await contactLink(page).click();
  await donateLink(page).click();
  await expect(page.getByText('Released: your gift goes to')).toBeVisible();
  expect(await isMarkedDocument(page)).toBe(false);
});
