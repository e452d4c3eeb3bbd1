import { BRAND } from '@raade/contracts/base/brand';
import { expectAccessible, WIDTHS } from '../accessibility/every-theme.ts';
import { sampleAddress } from '../applications/applicant.ts';
import { expect, test } from '../stack/local-stack.ts';
import { linkSentTo, openPeople, rowOf, showPerson } from './people-page.ts';
import { signInAs } from '../staff/staff.ts';

const INVITED = `You are invited to the staff pages of ${BRAND.shortName}`;
const FORGOTTEN = `Set a new password for the staff pages of ${BRAND.shortName}`;

test('a person is invited, sets a password by the mailed link, forgets it, gets another role, and is signed out when revoked', async ({
  page,
  elsewhere: theirs,
  backend,
}) => {
  test.slow();
  const email = sampleAddress();
  const { email: admin } = await openPeople(page, backend);
  await test.step('axe finds nothing on the page and in the dialog for roles', async () => {
    await expectAccessible(page, 'people', { widths: WIDTHS });
    const record = await showPerson(page, admin);
    const opener = record.getByRole('button', { name: 'Change Roles' });
    await opener.press('Enter');
    await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeFocused();
    await expectAccessible(page, 'the dialog for roles', { widths: WIDTHS });
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(rowOf(page, admin)).toBeVisible();
  });
  await page.getByRole('button', { name: 'Invite a Person' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite a person' });
  await dialog.getByLabel('Email', { exact: true }).fill(email);
  await dialog.getByLabel(/^Viewer/).check();
  await expectAccessible(page, 'an invitation that is written');
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(rowOf(page, email)).toContainText('Invited until');

  const invitation = await linkSentTo(email, INVITED, backend);
  await theirs.goto(invitation);
  const acceptance = theirs.getByRole('button', { name: 'Accept and Set a Password' });
  await expect(acceptance).toBeVisible();
  await expectAccessible(theirs, 'an invitation that was followed', { widths: WIDTHS });
  await acceptance.click();
  await expect(theirs.getByLabel('Email')).toHaveValue(email);
  await theirs.getByLabel('New password', { exact: true }).fill('correct horse battery');
  await theirs.getByLabel('New password again').fill('correct horse batery');
  await theirs.getByRole('button', { name: 'Set Password' }).click();
  await expectAccessible(theirs, 'a password that was mistyped', { widths: WIDTHS });
  await theirs.getByLabel('New password again').fill('correct horse battery');
  await theirs.getByRole('button', { name: 'Set Password' }).click();
  await expect(theirs.getByText('Your password is set. Sign in with it now.')).toBeVisible();
  // The link does not work twice.
  await theirs.goto(invitation);
  await theirs.reload();
  await expect(theirs.getByText(/the invitation was accepted/)).toBeVisible();
  await theirs.getByRole('link', { name: 'Go to Sign-In' }).click();

  await theirs.getByRole('link', { name: 'Forgot your password?' }).click();
  // Waits, since the sign-in page has such a field, too.
  await expect(theirs.getByRole('button', { name: 'Send Me a Link' })).toBeVisible();
  await theirs.getByLabel('Email').fill(email);
  await theirs.getByRole('button', { name: 'Send Me a Link' }).click();
  await expect(theirs.getByText(/belongs to a member of our staff/)).toBeVisible();
  await theirs.goto(await linkSentTo(email, FORGOTTEN, backend));
  const password = 'another horse battery';
  await theirs.getByLabel('New password', { exact: true }).fill(password);
  await theirs.getByLabel('New password again').fill(password);
  await theirs.getByRole('button', { name: 'Set Password' }).click();
  await theirs.getByRole('link', { name: 'Sign In', exact: true }).click();
  await signInAs(theirs, { email, password });
  const navigation = theirs.getByRole('navigation', { name: 'Staff pages' });
  await expect(navigation).toBeVisible();
  await expect(navigation.getByRole('link', { name: 'People' })).toHaveCount(0);

  await page.reload();
  await expect(rowOf(page, email)).toContainText('Active');
  const person = await showPerson(page, email);
  await person.getByRole('button', { name: 'Change Roles' }).click();
  const roles = page.getByRole('dialog', { name: `Roles of ${email}` });
  await roles.getByLabel(/^Mailer/).check();
  await roles.getByRole('button', { name: 'Save Roles' }).click();
  await expect(person).toContainText('Viewer, Mailer');

  await person.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('button', { name: 'Take Away' }).click();
  await expect(rowOf(page, email)).toHaveCount(0);
  await theirs.goto('/admin/audit-log');
  await expect(theirs.getByRole('rowheader')).toHaveCount(0);
});
