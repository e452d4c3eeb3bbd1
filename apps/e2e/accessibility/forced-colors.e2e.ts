import type { Locator } from '@playwright/test';
import { expect, test } from './style-guide.ts';

const styleOf = (locator: Locator, property: string) =>
  locator.first().evaluate((element, name) => getComputedStyle(element)[name as 'color'], property);

test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }));

test('where the system sets the colours, buttons and fields keep their edges', async ({ page }) => {
  for (const control of [
    page.getByRole('button', { name: 'Continue' }),
    page.getByRole('textbox', { name: 'Name' }),
    page.getByRole('combobox', { name: 'Country' }),
    page.locator('#cards-and-tables').getByText('clay'),
    page.locator('#cards-and-tables').getByText('warning'),
  ]) {
    expect(await styleOf(control, 'borderTopStyle')).not.toBe('none');
    const edge = await styleOf(control, 'borderTopColor');
    expect(edge).not.toBe(await styleOf(page.locator('body'), 'backgroundColor'));
  }
});

test('what is chosen still differs from what is not', async ({ page }) => {
  const group = page.getByRole('group', { name: 'Sectors' }).first();
  const pressed = group.getByRole('button', { pressed: true });
  const released = group.getByRole('button', { pressed: false });
  const background = (locator: Locator) => styleOf(locator, 'backgroundColor');
  expect(await background(pressed)).not.toBe(await background(released));

  const choice = (amount: string) => page.locator('label', { hasText: amount });
  expect(await background(choice('$50'))).not.toBe(await background(choice('$25')));
  const theme = (name: string) => page.locator('label', { hasText: name });
  expect(await background(theme('System'))).not.toBe(await background(theme('Dark')));

  const tab = (name: string) => page.getByRole('tab', { name });
  expect(await styleOf(tab('Friday'), 'borderBottomStyle')).toBe('solid');
  expect(await styleOf(tab('Saturday'), 'borderBottomStyle')).toBe('none');
});

test('the focus is still outlined', async ({ page }) => {
  await page.keyboard.press('Tab');
  const focused = page.locator(':focus-visible');
  expect(await styleOf(focused, 'outlineStyle')).toBe('solid');
  expect(await styleOf(focused, 'outlineWidth')).toBe('3px');
});
