import { expect, test } from '../federation/composed-site.ts';

test('[TOAST-01] of six toasts five are on the screen, and the oldest is gone', async ({
  site,
  page,
}) => {
  await page.goto(`${site.url}/apply/student`);
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  const [first, ...fields] = ['Full Name', 'Email', 'University', 'Major', 'Why Join RAADE'];
  const submit = page.getByRole('button', { name: 'Submit Application' });
  await submit.click();
  await expect(toasts).toContainText(['full name is required']);
  await page.getByLabel(first).fill('Sample Student');
  for (let shown = 2; shown <= fields.length + 1; shown += 1) {
    await submit.click();
    await expect(toasts).toHaveCount(shown);
  }
  await submit.click();
  await expect(toasts.filter({ hasText: 'full name is required' })).toHaveCount(0);
  await expect(toasts).toHaveCount(5);
});
