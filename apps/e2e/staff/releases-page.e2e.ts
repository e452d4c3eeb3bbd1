import { expectAccessible, WIDTHS } from '../accessibility/every-theme.ts';
import { coldFunctions } from '../machine/pace.ts';
import { expect, test } from '../stack/local-stack.ts';
import { makeAccount } from './applications-page.ts';
import { signInAs } from './staff.ts';

test('who releases sees what is live of each app, and that visitors get it', async ({
  page,
  stack,
  request,
}) => {
  const releaser = await makeAccount(
    { stack, request },
    { roles: ['viewer'], releases: ['giving'] },
  );
  await page.goto('/admin/releases');
  await signInAs(page, releaser);
  for (const app of ['shell', 'content', 'giving', 'admin']) {
    const section = page.getByRole('region', { name: app, exact: true });
    await expect(section).toContainText('is live since', coldFunctions());
  }
  await expect(page.getByText('Visitors get what stands here since')).toBeVisible(coldFunctions());
  await expectAccessible(page, 'releases', { widths: WIDTHS });
  await page.getByRole('button', { name: 'Withdraw by Id: giving' }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw a version of giving?' });
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(dialog.getByText('Please say why.')).toBeVisible();
  await expectAccessible(page, 'a withdrawal', { widths: WIDTHS });
});
