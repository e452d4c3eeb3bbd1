import { expectAccessible, WIDTHS } from '../accessibility/every-theme.ts';
import { tabTo } from '../accessibility/keyboard.ts';
import { coldFunctions } from '../machine/pace.ts';
import { expect, test } from '../stack/local-stack.ts';
import { discardDraft, isSaved, openAsEditor } from './editors.ts';

// Content is one for all stories: each writes at items of its own, and takes its drafts back.

test('by keyboard alone: what cannot go live is called by its name, and leads to the field', async ({
  page,
  stack,
  request,
}) => {
  await openAsEditor(page, '/editor/sessions/check-in', { stack, request });
  await page.getByLabel('Room').fill('');
  await isSaved(page);
  await page.getByRole('link', { name: 'Changes', exact: true }).click();
  const finding = page.getByRole('link', { name: 'Session “Check-In and Refreshments”, Room:' });
  await expect(finding).toBeVisible(coldFunctions());
  await expectAccessible(page, 'changes that cannot go live', { widths: WIDTHS });
  await tabTo(page, finding);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Room')).toBeFocused(coldFunctions());
  await discardDraft(page);
});

test('the site is shown on a day of each phase, and on any other, with the drafts as they are', async ({
  page,
  context,
  stack,
  request,
}) => {
  await openAsEditor(page, '/editor', { stack, request });
  await page.goto('/editor/changes');
  const days = page.getByRole('region', { name: 'Show the site as on…' });
  await expect(days).toBeVisible(coldFunctions());
  await days.getByRole('radio', { name: 'Phone' }).check();
  const window = context.waitForEvent('page');
  await days.getByRole('link', { name: /^After the forum/ }).click();
  const shown = await window;
  const badge = shown.getByRole('complementary', { name: 'Preview' });
  await expect(badge).toContainText('content drafts', coldFunctions());
  await expect(badge.getByTitle('2025-04-13')).toBeVisible();
  await shown.close();
});
