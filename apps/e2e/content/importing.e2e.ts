import { expectAccessible, WIDTHS } from '../accessibility/every-theme.ts';
import { tabTo } from '../accessibility/keyboard.ts';
import { hireEditor } from '../editor/editors.ts';
import { coldFunctions } from '../machine/pace.ts';
import { signInAs } from '../staff/staff.ts';
import { expect, test } from '../stack/local-stack.ts';

test('a programme of another program is looked at before it becomes drafts, and removes nothing unasked', async ({
  page,
  stack,
  request,
}) => {
  const editor = await hireEditor({ stack, request });
  await page.goto('/editor/import');
  await signInAs(page, editor);
  await page.getByLabel('From').selectOption('Sessionize: CSV', coldFunctions());
  await page.getByLabel('CSV', { exact: true }).setInputFiles({
    name: 'sessions.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      'Session Id,Title,Status,Room,Scheduled At,Scheduled Duration,Speaker Id,FirstName,LastName\n' +
        '101,Bridges,Accepted,Main hall,4/11/2025 6:00 PM,30,s-1,Yaa,Sample\n',
    ),
  });
  await page.getByRole('button', { name: 'Look at what changes' }).click();
  await expect(page.getByText('Bridges was added on Day 1 at 18:00')).toBeVisible(coldFunctions());
  const removed = page.getByText('Opening Address was removed');
  await expect(page.getByText('Session “Opening Address”')).toBeVisible();
  await expect(removed).toBeHidden();
  await tabTo(page, page.getByRole('checkbox', { name: /^Remove these \d+ items$/ }));
  await page.keyboard.press('Space');
  await expect(removed).toBeVisible();
  await expect(
    page.getByRole('button', { name: /^Save as drafts, and remove \d+$/ }),
  ).toBeVisible();
  await expectAccessible(page, 'what an import changes', { widths: WIDTHS });
});
