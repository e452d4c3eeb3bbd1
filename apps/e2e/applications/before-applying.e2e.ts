import type { Page } from '@playwright/test';
import { KEPT_UNTIL_ASKED } from '@raade/contracts/kept-until-asked';
import { expect, test } from '../federation/composed-site.ts';

const PAGES = [
  { path: '/apply/student', title: 'Before you apply', first: 'Full Name', fact: 'in any country' },
  {
    path: '/apply/partner',
    title: 'What you give, what you get',
    first: 'Organization Name',
    fact: "Do not send patients' data in this form.",
  },
] as const;

const topOf = async (page: Page, label: string) =>
  (await page.getByLabel(label).boundingBox())?.y ?? NaN;

for (const { path, title, first, fact } of PAGES) {
  test(`${path} answers what one asks first: beside the form, and folded over it on a phone`, async ({
    site,
    page,
  }) => {
    await page.goto(site.url + path);
    const box = page.getByRole('complementary', { name: title });
    await expect(box.getByRole('heading', { name: title })).toBeVisible();
    await expect(box).toContainText(fact);
    const form = await page.locator('form').boundingBox();
    const { x = NaN } = (await box.boundingBox()) ?? {};
    expect(x).toBeGreaterThan((form?.x ?? NaN) + (form?.width ?? NaN));

    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByText(fact).first()).toBeHidden();
    expect(await topOf(page, first)).toBeLessThan(640);
    await page.getByText(title).and(page.locator('summary *')).click();
    await expect(box.getByText(fact)).toBeVisible();
    await expect(box.getByRole('link', { name: 'hello@example.org' })).toBeVisible();
  });
}

test('a partner is led to what another one got', async ({ site, page }) => {
  await page.goto(`${site.url}/apply/partner`);
  await page.getByRole('link', { name: 'See what one team has found so far' }).click();
  await expect(page).toHaveURL(`${site.url}/projects/maternal-health-platform`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Maternal Health');
});

test('on a shared phone what was written can be cleared at any time, and taken back', async ({
  site,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.url}/apply/student`);
  const startOver = page.getByRole('button', { name: 'Start over' });
  await expect(page.getByText('Saved on this device until you send.')).toBeInViewport();
  await expect(page.getByText('On a shared phone,')).toBeHidden();
  await expect(startOver).toHaveCount(0);
  const before = await topOf(page, 'Full Name');
  await page.getByLabel('Full Name').fill('Sample Student');
  await startOver.click();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
  expect(await page.evaluate(() => localStorage.getItem('raade-application-student'))).toBeNull();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  expect(await topOf(page, 'Full Name')).toBe(before);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Full Name')).toHaveValue('Sample Student');
});

test('the form says of what becomes of answers what the privacy page says', async ({
  site,
  page,
}) => {
  await page.goto(`${site.url}/apply/partner`);
  const form = page.locator('form');
  await expect(form.getByText(`and keep it ${KEPT_UNTIL_ASKED}`)).toBeVisible();
  await form.getByRole('link', { name: 'Privacy policy' }).click();
  const record = page.getByRole('article').filter({ hasText: 'as a student or as a partner' });
  await expect(record).toContainText('To decide on your application and to answer you.');
  await expect(record.getByText(KEPT_UNTIL_ASKED)).toBeVisible();
});
