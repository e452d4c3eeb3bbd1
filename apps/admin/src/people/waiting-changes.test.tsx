import { CALLABLES } from '@raade/contracts/callables';
import { LOCAL_ENVIRONMENT } from '@raade/contracts/local-environment';
import { ROLE_LABELS } from '@raade/contracts/people/labels';
import type { Person } from '@raade/contracts/people/people';
import { answerCalls } from '@raade/firebase/testing/callable-answers';
import { MemoryRouter, provideEnvironment } from '@raade/platform';
import { Toaster } from '@raade/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '../reading/query-client.ts';
import { AsStaff } from '@raade/staff/testing/as-staff';
import { provideModalDialogs } from '@raade/staff/testing/modal-dialogs';
import PeoplePage from './people.page.tsx';

const KOFI: Person = {
  uid: 'account-2',
  email: 'kofi@example.org',
  roles: ['viewer'],
  releases: [],
  isDisabled: false,
  isVerified: true,
  lastSignIn: null,
  secondFactors: [],
  invitedUntil: null,
};

beforeEach(() => {
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: true }) });
  provideModalDialogs();
  provideEnvironment(LOCAL_ENVIRONMENT);
  queryClient.clear();
});

function open() {
  const calls = answerCalls({
    [CALLABLES.listPeople]: [{ result: { people: [KOFI], self: 'account-1' } }],
    [CALLABLES.listApprovals]: [{ result: { approvals: [] } }],
    [CALLABLES.changeRoles]: [{ result: { person: KOFI, waits: true } }],
    [CALLABLES.invitePerson]: [{ result: { person: null, waits: true } }],
  });
  render(
    <MemoryRouter>
      <AsStaff roles={['admin']}>
        <PeoplePage />
      </AsStaff>
      <Toaster />
    </MemoryRouter>,
  );
  const readings = () => calls.filter(({ name }) => name === CALLABLES.listApprovals);
  return { user: userEvent.setup(), readings };
}

const button = (name: string) => screen.findByRole('button', { name }, { timeout: 4000 });
const chooseAdmin = () =>
  within(screen.getByRole('dialog')).getByLabelText(new RegExp(`^${ROLE_LABELS.admin.name}`));

async function expectWaits(readings: () => readonly unknown[]) {
  await screen.findByText('Waits for a second admin');
  screen.getByText(/^Nothing has changed yet/);
  await waitFor(() => expect(readings()).toHaveLength(2));
  expect(screen.queryByRole('dialog')).toBeNull();
}

test('roles that wait for a second admin are told as that, and what waits is read anew', async () => {
  const { user, readings } = open();
  await user.click(await button('Change roles of kofi@example.org'));
  await user.click(chooseAdmin());
  await user.click(await button('Save Roles'));
  await expectWaits(readings);
});

test('an invitation that waits for a second admin is told as that', async () => {
  const { user, readings } = open();
  await user.click(await button('Invite Somebody'));
  await user.type(screen.getByLabelText('Email'), 'eve@example.org');
  await user.click(chooseAdmin());
  await user.click(await button('Send Invitation'));
  await expectWaits(readings);
  expect(screen.queryByText(/^Invitation sent/)).toBeNull();
});
