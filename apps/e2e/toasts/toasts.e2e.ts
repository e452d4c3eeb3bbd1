import { expect, test } from '../accessibility/style-guide.ts';

test('[TOAST-01] of six toasts five are on the screen, and the oldest is gone', async ({
  page,
}) => {
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  // This kind stays until it is dismissed.
  const tell = page.getByRole('button', { name: 'Toast: danger' }).first();
  await tell.click();
  const oldest = await toasts.first().elementHandle();
  for (const shown of [2, 3, 4, 5]) {
    await tell.click();
    await expect(toasts).toHaveCount(shown);
  }
  expect(await oldest.evaluate((toast) => toast.isConnected)).toBe(true);
  await tell.click();
  await expect.poll(() => oldest.evaluate((toast) => toast.isConnected)).toBe(false);
  await expect(toasts).toHaveCount(5);
});
