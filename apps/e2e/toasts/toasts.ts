import { expect, type Locator, type Page } from '@playwright/test';

export const toasts = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');

/** Expects this toast alone, since each replaces the previous one. */
export async function expectToast(page: Page, title: string, text: string): Promise<void> {
  const shown = toasts(page);
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText(title);
  await expect(shown).toContainText(text);
}

/** Splits `rgb(180, 35, 24)` into its components. */
const channels = (color: string) => (color.match(/\d+/g) ?? []).slice(0, 3).map(Number);

/** Expects an urgent toast: its edge is red, and screen readers announce it at once. */
export async function expectDestructive(toast: Locator): Promise<void> {
  await expect(toast.locator('xpath=ancestor::*[@aria-live]')).toHaveAttribute(
    'aria-live',
    'assertive',
  );
  const edge = await toast.evaluate((element) => {
    const { borderInlineStartWidth, borderInlineStartColor } = getComputedStyle(element);
    return { width: borderInlineStartWidth, color: borderInlineStartColor };
  });
  expect(Number.parseFloat(edge.width)).toBeGreaterThanOrEqual(3);
  const [red = 0, ...others] = channels(edge.color);
  expect(red).toBeGreaterThan(Math.max(...others) + 60);
}
