import type { Page } from '@playwright/test';
import { expect, test } from '../stack/local-stack.ts';
import { changeDraft } from './donor.ts';

const amounts = (page: Page) => page.getByRole('radiogroup', { name: 'Amount' });
const choose = (page: Page, amount: string) => amounts(page).getByText(amount, { exact: true });
const submit = (page: Page, amount: string) =>
  page.getByRole('button', { name: `Donate ${amount} Now`, exact: true });
const impact = (page: Page) => page.getByRole('complementary', { name: 'Your Impact' });
const custom = (page: Page) => page.getByLabel('Custom amount');

const TIERS = [
  ['$25', 'Knowledge Cultivator'],
  ['$50', 'Connection Builder'],
  ['$100', 'Impact Accelerator'],
  ['$250', 'Vision Amplifier'],
  ['$500', 'Partnership Champion'],
  ['$1,000', 'Transformation Catalyst'],
  ['Custom', 'Innovation Partner'],
] as const;

test.beforeEach(({ page }) => page.goto('/donate'));

test('[DON-04][DON-05][DON-06][DON-21][DON-22][DON-23] seven choices of an amount, of which 50 dollars is chosen, each with what it helps with', async ({
  page,
}) => {
  const steps = page.getByRole('list', { name: 'Steps' }).getByRole('listitem');
  await expect(steps).toHaveText([/Information$/, /Payment$/]);
  await expect(steps.first()).toHaveAttribute('aria-current', 'step');

  await expect(amounts(page).getByRole('radio')).toHaveCount(TIERS.length);
  await expect(amounts(page).getByRole('radio', { checked: true })).toHaveAccessibleName('$50');
  const shown = new Set<string>();
  for (const [amount, title] of TIERS) {
    await choose(page, amount).click();
    await expect(impact(page)).toContainText(title);
    await expect(impact(page).getByRole('listitem')).toHaveCount(3);
    shown.add((await impact(page).textContent()) ?? '');
  }
  expect(shown.size).toBe(TIERS.length);
});

test('[DON-07][DON-08][DON-11][DON-12] the button names the amount, a number in any step, and a preset clears it', async ({
  page,
}) => {
  await expect(submit(page, '$50')).toBeVisible();
  await choose(page, 'Custom').click();
  await expect(submit(page, '$0')).toBeVisible();
  await expect(custom(page)).toHaveAttribute('inputmode', 'decimal');
  await custom(page).fill('75.5');
  await expect(submit(page, '$75.50')).toBeVisible();
  for (const [text, amount] of [
    ['12,50', '$12.50'],
    ['1,250', '$1,250'],
    ['$ 20 USD', '$20'],
  ] as const) {
    await custom(page).fill('');
    await custom(page).pressSequentially(text);
    await expect(submit(page, amount)).toBeVisible();
  }
  await custom(page).fill('1.250');
  await submit(page, '$0').click();
  await expect(custom(page)).toHaveAccessibleDescription(/Did you mean \$1\.25 or \$1,250\?/);
  await choose(page, '$1,000').click();
  await expect(custom(page)).toHaveCount(0);
  await expect(submit(page, '$1,000')).toBeVisible();
  await choose(page, 'Custom').click();
  await expect(custom(page)).toHaveValue('');
});

test('[DON-33][DON-34][DON-35][DON-36][DON-38] what cannot be sent is told at its field', async ({
  page,
}) => {
  await submit(page, '$50').click();
  const name = page.getByLabel('Full name');
  await expect(name).toHaveAccessibleDescription('Please enter your full name');
  await name.fill('A');
  for (const wrong of ['', 'donor', 'donor@example', 'do nor@example.org']) {
    await page.getByLabel('Email').fill(wrong);
    await submit(page, '$50').click();
    await expect(name).toHaveAccessibleDescription('Please enter your full name');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription(
      'Please enter a valid email address',
    );
  }
  await name.fill('Al');
  await page.getByLabel('Email').fill('al@example.org');

  await choose(page, 'Custom').click();
  await custom(page).fill('0.99');
  await submit(page, '$0.99').click();
  await expect(custom(page)).toHaveAccessibleDescription(/Custom amount must be at least \$1$/);
  await custom(page).fill('');
  await submit(page, '$0').click();
  await expect(custom(page)).toHaveAccessibleDescription(
    /Invalid donation amount\. Minimum donation is \$1\.$/,
  );

  await changeDraft(page, { form: { amount: '' } });
  await submit(page, '$0').click();
  await expect(page.getByText('Please select a donation amount')).toBeVisible();
});
