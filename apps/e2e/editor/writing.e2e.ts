import { expectAccessible } from '../accessibility/every-theme.ts';
import { tabTo } from '../accessibility/keyboard.ts';
import { withinNow } from '../machine/pace.ts';
import { expect, test } from '../stack/local-stack.ts';
import { discardDraft, isSaved, openAsEditor } from './editors.ts';
import { makeAccount, openStaffPage } from '../staff/staff.ts';

// All tests share the content: each edits its own items, and discards its drafts.

test('two editors edit the same session: each sees the other, both versions are shown, and nothing is lost', async ({
  page,
  context,
  elsewhere,
  backend,
}) => {
  const address = '/editor/sessions/lunch';
  const ada = await openAsEditor(page, address, backend);
  const kofi = await openAsEditor(elsewhere, address, backend);
  await expect(elsewhere.getByText(`${ada.email} is here too.`)).toBeVisible();
  await expect(page.getByText(`${kofi.email} is here too.`)).toBeVisible();

  // Ada is offline while Kofi saves.
  await context.setOffline(true);
  await elsewhere.getByLabel('Room').fill('Garden');
  await elsewhere.getByLabel('Title').fill('Lunch in the Garden');
  await elsewhere.getByLabel('Title').blur();
  await isSaved(elsewhere);

  await page.getByLabel('Room').fill('Great Hall');
  await page.getByLabel('Room').blur();
  await context.setOffline(false);
  const panel = page.getByRole('group', { name: `${kofi.email} saved first` });
  await expect(panel).toBeVisible();
  const rooms = panel.getByRole('radiogroup', { name: 'Room' });
  await expect(rooms).toContainText('Great Hall');
  await expect(rooms).toContainText('Garden');
  // Only one of the editors has changed the title.
  const titles = panel.getByRole('radiogroup', { name: 'Title' });
  await expect(titles.getByRole('radio', { name: kofi.email })).toBeChecked();
  await expectAccessible(page, 'a conflict of two versions', { widths: [360] });

  await rooms.getByRole('radio', { name: 'Yours' }).check();
  await panel.getByRole('button', { name: 'Save these choices' }).click();
  await isSaved(page);
  await expect(page.getByLabel('Room')).toHaveValue('Great Hall');
  await expect(page.getByLabel('Title')).toHaveValue('Lunch in the Garden');

  await elsewhere.reload();
  await expect(elsewhere.getByLabel('Room')).toHaveValue('Great Hall');
  await discardDraft(page);
});

test('the preview beside the form shows the draft of a session, scrolled to the session', async ({
  page,
  backend,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openAsEditor(page, '/editor/sessions/check-in', backend);
  await page.getByLabel('Room').fill('Foyer');
  await isSaved(page);
  const preview = page.getByTitle('The page with all drafts').last().contentFrame();
  const session = preview.locator('#session-check-in');
  await expect(session).toContainText('Foyer', { timeout: withinNow(15_000) });
  await expect(session).toBeInViewport();
  // Only the frame shows the preview; the tab of the editor stores none.
  expect(await page.evaluate(() => sessionStorage.getItem('raade-preview'))).toBeNull();
  await discardDraft(page);
});

test('by keyboard alone an editor signs in, finds a session, changes its room, undoes and redoes this, and is led to a problem', async ({
  page,
  context,
  backend,
}) => {
  const { email, password } = await makeAccount(backend, ['editor']);
  await page.goto('/editor');
  // A Tab before the form is rendered would move the focus past the form.
  await expect(page.getByLabel('Email')).toBeVisible();
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password'));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  const search = page.getByLabel('Search all content by name');
  await expect(search).toBeVisible();
  await expectAccessible(page, 'the overview', { widths: [360, 1440] });
  await tabTo(page, search);
  await page.keyboard.type('closing gala');
  const session = page.getByRole('link', { name: 'Closing Gala' });
  await expect(page.getByText('1 found')).toBeVisible();
  await tabTo(page, session);
  await page.keyboard.press('Enter');

  const room = page.getByLabel('Room');
  await expect(room).toBeVisible();
  await tabTo(page, room);
  await page.keyboard.press('Control+A');
  // Inserted at once: single keys on a busy machine would be several undo steps.
  await page.keyboard.insertText('Roof');
  await isSaved(page);
  const undo = page.getByRole('button', { name: 'Undo' });
  await tabTo(page, undo, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(room).toHaveValue('Location TBA');
  await page.keyboard.press('Control+Y');
  await expect(room).toHaveValue('Roof');
  await isSaved(page);
  await page.reload();
  await expect(room).toHaveValue('Roof');

  // The message about an invalid item has its name and a link to the field.
  await room.fill('');
  await isSaved(page);
  await openStaffPage(page, 'Changes');
  const finding = page.getByRole('link', { name: 'Session “Closing Gala”, Room:' });
  await expect(finding).toBeVisible();
  await expectAccessible(page, 'changes that cannot go live', { widths: [360, 1440] });
  const days = page.getByRole('region', { name: 'Preview the site on…' });
  const window = context.waitForEvent('page');
  await days.getByRole('link', { name: /^After the forum/ }).click();
  const shown = await window;
  const badge = shown.getByRole('complementary', { name: 'Preview' });
  await expect(badge.getByTitle('2025-04-13')).toBeVisible();
  await shown.close();
  await tabTo(page, finding);
  await page.keyboard.press('Enter');
  await expect(room).toBeFocused();
  await discardDraft(page);
});
