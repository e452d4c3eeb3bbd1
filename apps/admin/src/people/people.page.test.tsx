import { CALLABLES } from '@raade/contracts/base/callables';
import { RIGHT_LABELS, ROLE_LABELS } from '@raade/contracts/staff/labels';
import { type Right, RIGHTS, rolesWith } from '@raade/contracts/staff/rights';
import { type Role, ROLES } from '@raade/contracts/staff/roles';
import { BUSY, refusal } from '@raade/firebase/testing/callable-answers';
import type { CallableAnswer } from '@raade/firebase/testing/callable-protocol';
import type { Answers } from '@raade/staff/testing/staff-tests';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { samplePerson } from '../testing/sample-answers.ts';
import { openPart, prepareStaffPart } from '../testing/staff-part.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import PeoplePage from './people.page.tsx';
import { RolesTable } from './roles-table.tsx';

const DAY_MS = 24 * 60 * 60 * 1000;

const ADA = samplePerson({ secondFactors: ['totp'] });
const KOFI = samplePerson({
  uid: 'account-2',
  email: 'kofi@example.org',
  roles: ['viewer', 'mailer'],
  secondFactors: ['totp'],
});
const NEW = samplePerson({
  uid: 'account-3',
  email: 'new@example.org',
  roles: ['reviewer'],
  isVerified: false,
  lastSignIn: null,
  invitedUntil: new Date(Date.now() + DAY_MS).toISOString(),
  invitedBy: 'ada@example.org',
});
const LATE = samplePerson({
  ...NEW,
  uid: 'account-4',
  email: 'late@example.org',
  invitedUntil: new Date(Date.now() - DAY_MS).toISOString(),
});

const PEOPLE: CallableAnswer = { result: { people: [ADA, KOFI, LATE, NEW], self: ADA.uid } };
const DONE: CallableAnswer = { result: { person: KOFI } };

prepareStaffPart();

const open = (answers: Answers = {}, roles: readonly Role[] = ['admin']) =>
  openPart(<PeoplePage />, { answers: { [CALLABLES.listPeople]: [PEOPLE], ...answers }, roles });

const rowOf = async (email: string) => {
  const name = await screen.findByRole('rowheader', { name: new RegExp(`^${email}`) });
  return name.closest('tr') as HTMLTableRowElement;
};
const cellsOf = (row: HTMLTableRowElement) => [...row.cells].map(({ textContent }) => textContent);
/** Opens the record of a person. */
async function show(user: UserEvent, email: string) {
  await user.click(within(await rowOf(email)).getByRole('button'));
  return within(await screen.findByRole('region', { name: email }));
}
const shownDialog = () => within(screen.getByRole('dialog'));
const choice = (role: Role) =>
  shownDialog().getByLabelText(new RegExp(`^${ROLE_LABELS[role].name}`));
const button = (name: string) => screen.findByRole('button', { name });

test('all people are listed with roles, state, last sign-in and second factor, and filtered by role', async () => {
  const { user } = open();
  expect(screen.getByText('Loading people...').closest('[role="status"]')).not.toBeNull();
  expect(cellsOf(await rowOf('ada@example.org'))).toEqual([
    'ada@example.org (you)',
    'Admin',
    'Active',
    'Apr 11, 2025, 1:30 PM',
    'Authenticator app',
  ]);
  expect(cellsOf(await rowOf('kofi@example.org')).slice(1, 3)).toEqual([
    'Viewer, Mailer',
    'Active',
  ]);
  expect(cellsOf(await rowOf('new@example.org')).slice(2)).toEqual([
    expect.stringMatching(/^Invited until /),
    'Never',
    'None',
  ]);
  expect(cellsOf(await rowOf('late@example.org'))[2]).toBe('Invitation expired');
  const late = await show(user, 'late@example.org');
  expect(late.getByText('Invited by').nextSibling?.textContent).toBe('ada@example.org');
  await user.selectOptions(screen.getByLabelText('People to show'), 'mailer');
  screen.getByRole('option', { name: 'Mailer (1)' });
  screen.getByText('1 of 4 people shown');
});

test('admins cannot revoke themselves, and only people who have not signed in can be invited again', async () => {
  const { user } = open();
  const labels = async (email: string) => {
    const buttons = (await show(user, email)).getAllByRole('button');
    return buttons.map(({ textContent }) => textContent).slice(3);
  };
  expect(await labels('ada@example.org')).toEqual(['Change Roles']);
  expect(await labels('kofi@example.org')).toEqual([
    'Change Roles',
    'Remove Second Factor',
    'Revoke',
  ]);
  expect(await labels('new@example.org')).toEqual(['Invite Again', 'Revoke']);
});

test('a person is invited with the chosen roles, and the list is read again', async () => {
  const { user, sent } = open({ [CALLABLES.invitePerson]: [DONE] });
  await user.click(await button('Invite a Person'));
  await user.click(await button('Send Invitation'));
  screen.getByText('Please enter a valid email address');
  screen.getByText('Please choose at least one role');
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));

  await user.type(screen.getByLabelText('Email'), ' eve@example.org');
  await user.click(choice('treasurer'));
  await user.click(choice('viewer'));
  await user.click(await button('Send Invitation'));
  await screen.findByText('Invitation sent to eve@example.org');
  expect(sent(CALLABLES.invitePerson)).toEqual([
    { email: 'eve@example.org', roles: ['viewer', 'treasurer'] },
  ]);
  await waitFor(() => expect(sent(CALLABLES.listPeople)).toHaveLength(2));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a refused invitation shows the reason, and the typed text stays', async () => {
  const message = 'Somebody with this address is already on the list.';
  const { user } = openPart(<InviteDialog isOpen onClose={() => undefined} />, {
    answers: { [CALLABLES.invitePerson]: [refusal('ALREADY_EXISTS', message)] },
  });
  await user.type(screen.getByLabelText('Email'), 'kofi@example.org');
  await user.click(choice('viewer'));
  await user.click(await button('Send Invitation'));
  await shownDialog().findByText(message);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('kofi@example.org');
});

test('a change of roles names the roles that were seen', async () => {
  const { user, sent } = open({ [CALLABLES.changeRoles]: [DONE] });
  const kofi = await show(user, 'kofi@example.org');
  await user.click(kofi.getByRole('button', { name: 'Change Roles' }));
  const checked = () =>
    shownDialog()
      .getAllByRole<HTMLInputElement>('checkbox')
      .filter((box) => box.checked).length;
  expect(checked()).toBe(2);
  await user.click(choice('mailer'));
  await user.click(choice('viewer'));
  await user.click(await button('Save Roles'));
  const error = screen.getByText('Please choose at least one role');
  expect(error.closest('[role="alert"]')).not.toBeNull();
  await user.click(choice('editor'));
  await user.click(await button('Save Roles'));
  await screen.findByText('The roles of kofi@example.org were changed');
  expect(sent(CALLABLES.changeRoles)).toEqual([
    { uid: KOFI.uid, from: ['viewer', 'mailer'], to: ['editor'] },
  ]);
});

test.each([
  [
    'a person to be revoked',
    ['Revoke', 'Take Away'],
    [CALLABLES.revokePerson, { result: { person: null } }],
    'kofi@example.org is not staff any more',
  ],
  [
    'a person who loses a second factor',
    ['Remove Second Factor', 'Remove'],
    [CALLABLES.removeSecondFactor, DONE],
    'kofi@example.org has no second factor any more',
  ],
] as const)('%s is named, and nothing is sent before a confirmation', async (...story) => {
  const [, [opener, yes], [callable, answer], news] = story;
  const { user, sent } = open({ [callable]: [answer] });
  await show(user, 'kofi@example.org');
  await user.click(await button(opener));
  shownDialog().getByText('kofi@example.org');
  await user.click(await button('Cancel'));
  expect(sent(callable)).toEqual([]);
  await user.click(await button(opener));
  await user.click(await button(yes));
  await screen.findByText(news);
  expect(sent(callable)).toEqual([{ uid: KOFI.uid }]);
});

test('an invitation is sent again with the same roles; a failure is reported', async () => {
  const { user, sent } = open({
    [CALLABLES.invitePerson]: [BUSY, DONE],
  });
  await show(user, 'late@example.org');
  await user.click(await button('Invite Again'));
  await screen.findByText('This could not be saved. Please try again.');
  await user.click(await button('Invite Again'));
  await screen.findByText('Invitation sent to late@example.org');
  expect(sent(CALLABLES.invitePerson)[1]).toEqual({ email: LATE.email, roles: ['reviewer'] });
});

test('a list that could not be read can be requested again', async () => {
  const { user } = open({ [CALLABLES.listPeople]: [BUSY, BUSY, PEOPLE] });
  await user.click(await button('Try Again'));
  await rowOf('ada@example.org');
});

test('only an admin can load the list; others see that they need this role', async () => {
  const { sent } = open({}, ['viewer', 'reviewer', 'treasurer', 'mailer', 'editor']);
  await screen.findByText(
    'Only an admin can see who is staff. Your account does not have this role.',
  );
  expect(screen.queryByRole('button', { name: 'Invite a Person' })).toBeNull();
  expect(sent(CALLABLES.listPeople)).toEqual([]);
});

test('the table shows for each operation which roles have the right to it', () => {
  openPart(<RolesTable />);
  const table = within(screen.getByRole('table', { name: 'Operations by role' }));
  const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(heads).toEqual(['Operation', ...ROLES.map((role) => ROLE_LABELS[role].name)]);
  const rights = Object.keys(RIGHTS) as Right[];
  const shown = table.getAllByRole<HTMLTableRowElement>('row').slice(1);
  expect(shown).toHaveLength(rights.length);
  for (const [index, right] of rights.entries()) {
    const [name, ...cells] = [...(shown[index]?.cells ?? [])].map(({ textContent }) => textContent);
    expect(name).toContain(RIGHT_LABELS[right]);
    expect(cells.map((cell) => cell.includes('Yes'))).toEqual(
      ROLES.map((role) => rolesWith(right).includes(role)),
    );
  }
});
