import { SEEDED_STAFF } from '@raade/contracts/local/local-stack';
import { expectAccessible } from '../accessibility/every-theme.ts';
import { fillStudentForm, sampleAddress } from '../applications/applicant.ts';
import { pageIsLiving } from '../federation/living-page.ts';
import { expect, test } from '../stack/local-stack.ts';
import {
  applicationsAt,
  hireStaff,
  noteOf,
  opener,
  receiveStudent,
  save,
  statusOf,
} from './applications-page.ts';
import { exportButton, names } from './registrants-page.ts';
import { signInAs, signInAsStaff } from './staff.ts';
import { coldFunctions, withinNow } from '../machine/pace.ts';

/** The first reading of a browser, on a machine that is busy. */
const loaded = () => ({ timeout: withinNow(30_000) });

test('an application that was sent is read and taken into review, and who was slower is told so', async ({
  page,
  browser,
  stack,
  request,
}) => {
  const email = sampleAddress();
  await page.goto('/apply/student');
  await fillStudentForm(page, email);
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(
    page.getByRole('heading', { name: 'Application Submitted Successfully!' }),
  ).toBeVisible(coldFunctions());

  const address = applicationsAt({ 'applications-search': email });
  await page.goto(address);
  await signInAsStaff(page);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Applications');
  await opener(page, 'Sample Student').click();
  const dialog = page.getByRole('dialog', { name: 'Sample Student' });
  await expect(dialog.getByRole('definition')).toContainText([email, 'Sample University']);

  // A second member has it open, too.
  const second = await hireStaff({ stack, request });
  const context = await browser.newContext({ baseURL: stack.origins.shell });
  const theirs = await context.newPage();
  await theirs.goto(address);
  await pageIsLiving(theirs);
  await signInAs(theirs, second);
  await opener(theirs, 'Sample Student').click();
  const theirDialog = theirs.getByRole('dialog', { name: 'Sample Student' });
  await expect(statusOf(theirDialog)).toHaveValue('new');

  await statusOf(dialog).selectOption({ label: 'In review' });
  await noteOf(dialog).fill('Call back in May.');
  await save(dialog).click();
  await expect(dialog.getByText('Saved.')).toBeVisible(coldFunctions());
  await expect(dialog.getByRole('listitem')).toContainText(
    `Call back in May.${SEEDED_STAFF.email}`,
  );
  await expect(page.getByRole('row').last()).toContainText('In review');

  await statusOf(theirDialog).selectOption({ label: 'Accepted' });
  await noteOf(theirDialog).fill('Welcome');
  await save(theirDialog).click();
  await expect(theirDialog.getByRole('alert')).toHaveText(
    'Somebody else has set this application to "In review" meanwhile. Nothing of yours was saved.',
  );
  await expect(statusOf(theirDialog)).toHaveValue('in_review');
  await expect(theirDialog.getByRole('listitem')).toContainText('Call back in May.');
  await statusOf(theirDialog).selectOption({ label: 'Accepted' });
  await save(theirDialog).click();
  await expect(theirDialog.getByText('Saved.')).toBeVisible();
  await context.close();
});

test('by keyboard alone: one application after the other is decided on, and the focus goes on from each', async ({
  page,
  stack,
  request,
}) => {
  const university = `University of ${sampleAddress().split('@')[0]}`;
  for (const full_name of ['Sample One', 'Sample Two', 'Sample Three']) {
    await receiveStudent({ stack, request }, { full_name, university });
  }
  // Staff can sign in and work where IndexedDB never answers.
  await page.addInitScript('IDBFactory.prototype.open = () => new EventTarget();');
  await page.goto(
    applicationsAt({ 'applications-search': university, 'applications-show': 'new' }),
  );
  const signIn = page.getByRole('heading', { name: 'Staff Sign-In' });
  await expect(signIn).toBeVisible(coldFunctions());
  await signInAsStaff(page);
  await expect(page.getByText(/^3 of \d+ student applications shown$/)).toBeVisible(loaded());
  await expect.poll(() => names(page)).toEqual(['Sample Three', 'Sample Two', 'Sample One']);

  const focused = page.locator('*:focus');
  await exportButton(page).focus();
  // The table, its seven heads, and one tab stop for all its rows.
  for (let stop = 0; stop < 9; stop += 1) await page.keyboard.press('Tab');
  await expect(focused).toHaveText('Sample Three');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveText('Sample Two');

  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Sample Two' });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Shift+Tab');
  await expect(statusOf(dialog)).toBeFocused();
  await page.keyboard.type('Acc');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Good.');
  await page.keyboard.press('Tab');
  await expect(save(dialog)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Saved.')).toBeVisible(coldFunctions());
  await expect(save(dialog)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await expect.poll(() => names(page)).toEqual(['Sample Three', 'Sample One']);
  await expect(focused).toHaveText('Sample One');
  await page.keyboard.press('Enter');
  const next = page.getByRole('dialog', { name: 'Sample One' });
  await save(next).click();
  await expect(next.getByRole('alert')).toHaveText('Choose another status or write a note first.');
  await expectAccessible(page, 'a decision that lacks something', { widths: [360, 1440] });
  await page.keyboard.press('Escape');
  await expect(focused).toHaveText('Sample One');
  await expectAccessible(page, 'applications', { widths: [360, 1440] });
});
