import { SAMPLE } from '@raade/content-model/sample-content';
import { expect, test } from '../federation/composed-site.ts';

test('[FOOT-03][FOOT-04][FOOT-05][FOOT-06][FOOT-08] the footer leads on, names who made the site and thanks the sponsors', async ({
  site,
  page,
}) => {
  await page.goto(site.url);
  const footer = page.getByRole('contentinfo');
  for (const name of ['LinkedIn', 'Instagram']) {
    const link = footer.getByRole('link', { name: new RegExp(`^${name}`) });
    const url = SAMPLE.contact.profiles.find((social) => social.name === name)?.url ?? '';
    expect(new URL(url).hostname).toMatch(/\.example\.org$/);
    await expect(link).toHaveAttribute('href', url);
    await expect(link).toHaveAttribute('target', '_blank');
  }
  for (const [name, path, heading] of [
    ['Privacy', '/privacy', 'Privacy'],
    ['Contact', '/contact', 'Contact us'],
  ] as const) {
    await footer.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(site.url + path);
    // The footer moves when the page comes, and a press on what moves may miss it.
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await expect(footer).toContainText('built by student volunteers');
  await expect(footer).toContainText('thanks to the sponsors');
});
