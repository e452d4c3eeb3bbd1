import { expectAccessible, WIDTHS } from '../accessibility/every-theme.ts';
import { tabTo } from '../accessibility/keyboard.ts';
import { coldFunctions } from '../machine/pace.ts';
import { expect, test } from '../stack/local-stack.ts';
import { discardDraft, hireEditor, isSaved, openAsEditor, openElsewhere } from './editors.ts';

// Content is one for all stories: each writes at items of its own, and takes its drafts back.

test('two editors write at the same session: each sees the other, both are shown, and nothing is lost', async ({
  page,
  context,
  browser,
  stack,
  request,
}) => {
  const backend = { stack, request };
  const address = '/editor/sessions/lunch';
  const ada = await openAsEditor(page, address, backend);
  const kofi = await openElsewhere(browser, address, backend);
  await expect(kofi.page.getByText(`${ada.email} is here too.`)).toBeVisible(coldFunctions());
  await expect(page.getByText(`${kofi.editor.email} is here too.`)).toBeVisible(coldFunctions());

  // Ada's phone is in a lift while Kofi saves.
  await context.setOffline(true);
  await kofi.page.getByLabel('Room').fill('Garden');
  await kofi.page.getByLabel('Title').fill('Lunch in the Garden');
  await kofi.page.getByLabel('Title').blur();
  await isSaved(kofi.page);

  await page.getByLabel('Room').fill('Great Hall');
  await page.getByLabel('Room').blur();
  await context.setOffline(false);
  const panel = page.getByRole('group', { name: `${kofi.editor.email} was quicker` });
  await expect(panel).toBeVisible(coldFunctions());
  const rooms = panel.getByRole('radiogroup', { name: 'Room' });
  await expect(rooms).toContainText('Great Hall');
  await expect(rooms).toContainText('Garden');
  // Only one of both has changed it.
  const titles = panel.getByRole('radiogroup', { name: 'Title' });
  await expect(titles.getByRole('radio', { name: kofi.editor.email })).toBeChecked();
  await expectAccessible(page, 'what two have written', { widths: WIDTHS });

  await panel.getByRole('button', { name: 'Save what is chosen' }).click();
  await expect(panel.getByText('Please choose for each field.')).toBeVisible();
  await rooms.getByRole('radio', { name: 'Yours' }).check();
  await panel.getByRole('button', { name: 'Save what is chosen' }).click();
  await isSaved(page);
  await expect(page.getByLabel('Room')).toHaveValue('Great Hall');
  await expect(page.getByLabel('Title')).toHaveValue('Lunch in the Garden');

  await kofi.page.reload();
  await expect(kofi.page.getByLabel('Room')).toHaveValue('Great Hall', coldFunctions());
  await kofi.context.close();
  await discardDraft(page);
});

test('the network goes while somebody writes: what is written stays on the device, and is saved when it is back', async ({
  page,
  context,
  stack,
  request,
}) => {
  await openAsEditor(page, '/editor/sessions/breakfast', { stack, request });
  const room = page.getByLabel('Room');
  await room.fill('Hall');
  await isSaved(page);
  await context.setOffline(true);
  await room.fill('Hallway');
  const words = 'Not saved: no connection. It is kept on this device.';
  await expect(page.getByText(words).first()).toBeVisible(coldFunctions());
  await room.fill('Hallway, ground floor');
  await context.setOffline(false);
  await isSaved(page);

  // Without a network until the page is gone, it is sent when the page is opened again.
  await context.setOffline(true);
  await room.fill('Hallway, first floor');
  await expect(page.getByText(words).first()).toBeVisible(coldFunctions());
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto('/editor/sessions/breakfast');
  await expect(again.getByLabel('Room')).toHaveValue('Hallway, first floor', coldFunctions());
  await isSaved(again);
  await discardDraft(again);
});

test('by keyboard alone: somebody signs in, finds a session, changes its room, takes it back and writes it again', async ({
  page,
  stack,
  request,
}) => {
  const { email, password } = await hireEditor({ stack, request });
  await page.goto('/editor');
  // Whoever tabs before something is there goes past the place where it will be.
  await expect(page.getByLabel('Email')).toBeVisible(coldFunctions());
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await tabTo(page, page.getByLabel('Password'));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  const search = page.getByLabel('Search all content by name');
  await expect(search).toBeVisible(coldFunctions());
  await tabTo(page, search);
  await page.keyboard.type('closing gala');
  const session = page.getByRole('link', { name: 'Closing Gala' });
  await expect(page.getByText('1 found')).toBeVisible();
  await tabTo(page, session);
  await page.keyboard.press('Enter');

  const room = page.getByLabel('Room');
  await expect(room).toBeVisible(coldFunctions());
  await tabTo(page, room);
  await page.keyboard.press('Control+A');
  // At once, as from an input method: letters that a busy machine takes one by one are several steps to undo.
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
  await expect(room).toHaveValue('Roof', coldFunctions());
  await discardDraft(page);
});

test('axe finds nothing on the overview, a list, and the form of an item, in both themes and at every width', async ({
  page,
  stack,
  request,
}) => {
  await openAsEditor(page, '/editor', { stack, request });
  await expect(page.getByRole('heading', { name: 'Sessions' })).toBeVisible(coldFunctions());
  await expectAccessible(page, 'the overview', { widths: WIDTHS });
  await page.getByRole('link', { name: 'Speakers', exact: true }).click();
  await page.getByRole('button', { name: 'Change order' }).click();
  await expectAccessible(page, 'the speakers, in their order', { widths: WIDTHS });
  await page.getByRole('button', { name: 'Add a speaker' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a speaker' });
  await dialog.getByLabel('Name').fill('Esi Sample');
  await expect(dialog.getByLabel('Id')).toHaveValue('esi-sample', coldFunctions());
  await expectAccessible(page, 'somebody new');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Esi Sample', level: 1 })).toBeVisible();
  await isSaved(page);
  await page.getByRole('button', { name: 'Add to Fields' }).click();
  await expect(page.getByLabel('Field 1', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: /^Role: must/ }).click();
  await expect(page.getByLabel('Role', { exact: true })).toBeFocused();
  await expectAccessible(page, 'a speaker with all that is missing', { widths: WIDTHS });
  await page.getByRole('button', { name: /^Remove this speaker/i }).click();
  await expect(page.getByText(/There is nothing of this name/)).toBeVisible(coldFunctions());
});
