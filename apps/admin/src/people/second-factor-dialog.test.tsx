import { CALLABLES } from '@raade/contracts/base/callables';
import { LOCAL_ENVIRONMENT } from '@raade/contracts/local/local-environment';
import type { Person } from '@raade/contracts/staff/people';
import { answerCalls } from '@raade/firebase/testing/callable-answers';
import { provideEnvironment } from '@raade/platform';
import { Toaster } from '@raade/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { queryClient } from '../reading/query-client.ts';
import { provideModalDialogs } from '@raade/staff/testing/modal-dialogs';
import { PeopleTable } from './people-table.tsx';

const ADA: Person = {
  uid: 'account-1',
  email: 'ada@example.org',
  roles: ['admin'],
  releases: [],
  isDisabled: false,
  isVerified: true,
  lastSignIn: '2025-04-11T18:30:00.000Z',
  secondFactors: ['totp'],
  invitedUntil: null,
  invitedBy: null,
};
const KOFI: Person = { ...ADA, uid: 'account-2', email: 'kofi@example.org', roles: ['viewer'] };
const EVE: Person = { ...KOFI, uid: 'account-3', email: 'eve@example.org', secondFactors: [] };

beforeAll(() => {
  Object.assign(window, { matchMedia: () => Object.assign(new EventTarget(), { matches: true }) });
  provideModalDialogs();
  provideEnvironment(LOCAL_ENVIRONMENT);
});

const button = (name: string) => screen.findByRole('button', { name });

test('a colleague’s second factor is removed after a question; one’s own is not removed here', async () => {
  const calls = answerCalls({ [CALLABLES.removeSecondFactor]: [{ result: { person: KOFI } }] });
  render(
    <QueryClientProvider client={queryClient}>
      <PeopleTable people={[ADA, KOFI, EVE]} self={ADA.uid} now={Date.now()} />
      <Toaster />
    </QueryClientProvider>,
  );
  const user = userEvent.setup();
  expect(screen.getAllByRole('button', { name: /second factor/ })).toHaveLength(1);
  await user.click(await button('Remove second factor of kofi@example.org'));
  await user.click(await button('Cancel'));
  expect(calls).toEqual([]);
  await user.click(await button('Remove second factor of kofi@example.org'));
  await user.click(await button('Remove'));
  await screen.findByText('kofi@example.org has no second factor any more');
  expect(calls).toEqual([{ name: CALLABLES.removeSecondFactor, data: { uid: KOFI.uid } }]);
});
