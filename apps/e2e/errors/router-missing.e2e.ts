import { ERROR_MESSAGES } from '@raade/contracts/error-messages';
import { expect, test } from '../federation/composed-site.ts';
import { logOf, refuseHistory, timesLogged } from './faults.ts';

const { navigation } = ERROR_MESSAGES;

test("[ERR-09][ERR-10][ERR-16] without a router a panel says 'Navigation Error', and links load whole pages", async ({
  site,
  page,
}) => {
  const log = logOf(page);
  await refuseHistory(page);
  await page.goto(`${site.url}/conference`);
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading')).toHaveText(navigation.title);
  await expect(alert).toContainText(navigation.text);
  await expect(page.getByText('The History API is refused here.')).toBeVisible();
  await expect(page.getByRole('button', { name: navigation.action })).toBeVisible();
  expect(timesLogged(log, 'router missing')).toBe(1);

  const links = [
    page.getByRole('main').getByRole('link', { name: 'Go to the home page' }),
    page.getByRole('contentinfo').getByRole('link', { name: 'Donate' }),
  ];
  for (const link of links) {
    const href = await link.getAttribute('href');
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await Promise.all([page.waitForEvent('load'), link.click()]);
    await expect(page).toHaveURL(`${site.url}${href}`);
    expect(await page.evaluate(() => 'stayed' in window)).toBe(false);
    await expect(alert).toBeVisible();
  }
});
