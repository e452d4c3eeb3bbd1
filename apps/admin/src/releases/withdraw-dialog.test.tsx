import { CALLABLES } from '@raade/contracts/callables';
import type { CallableAnswer } from '@raade/firebase/testing/callable-protocol';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listed, OLD, openReleases, prepareReleases, sentTo } from './testing/open-releases.tsx';

beforeEach(prepareReleases);

const withdrawn = (release: string) => ({
  release,
  reason: 'It shows addresses.',
  withdrawnBy: 'giving@example.org',
  withdrawnAt: '2025-03-02T12:00:00.000Z',
});
const DONE: CallableAnswer = { result: { isWithdrawn: true } };

test('a version is withdrawn once somebody has said why', async () => {
  const calls = openReleases({ [CALLABLES.withdrawRelease]: [DONE] });
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw: giving aaaaaaaa' }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw giving aaaaaaaa?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  expect(within(dialog).getByText('Please say why.')).toBeTruthy();
  expect(sentTo(calls, CALLABLES.withdrawRelease)).toEqual([]);
  await userEvent.type(within(dialog).getByLabelText('Why'), 'It shows addresses.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByText('giving aaaaaaaa is withdrawn')).toBeTruthy();
  expect(sentTo(calls, CALLABLES.withdrawRelease)).toEqual([
    { app: 'giving', release: OLD, isWithdrawn: true, reason: 'It shows addresses.' },
  ]);
});

test('a version that is withdrawn says by whom and why, and can be allowed again but not brought live', async () => {
  const calls = openReleases({
    [CALLABLES.listReleases]: [listed({ withdrawn: [withdrawn(OLD)] })],
    [CALLABLES.withdrawRelease]: [{ result: { isWithdrawn: false } }],
  });
  const allow = await screen.findByRole('button', { name: 'Allow Again: giving aaaaaaaa' });
  const row = allow.closest('tr');
  expect(row?.textContent).toMatch(/Withdrawn.*by giving@example.org, Mar 2, 2025.*addresses/);
  expect(screen.queryByRole('button', { name: /^Bring Live/ })).toBeNull();
  await userEvent.click(allow);
  const dialog = await screen.findByRole('dialog', { name: 'Allow giving aaaaaaaa again?' });
  await userEvent.type(within(dialog).getByLabelText('Why'), 'It does not.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Allow Again' }));
  expect(await screen.findByText('giving aaaaaaaa may go live again')).toBeTruthy();
  expect(sentTo(calls, CALLABLES.withdrawRelease)).toMatchObject([
    { release: OLD, isWithdrawn: false },
  ]);
});

test('a version that was never live is withdrawn by its id, and listed from then on', async () => {
  const never = 'c'.repeat(32);
  const withIt = listed({ withdrawn: [withdrawn(never)] });
  const calls = openReleases({
    [CALLABLES.listReleases]: [listed(), withIt],
    [CALLABLES.withdrawRelease]: [DONE],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw by Id: giving' }));
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw a version of giving?' });
  await userEvent.type(within(dialog).getByLabelText('Version'), 'cccc');
  await userEvent.type(within(dialog).getByLabelText('Why'), 'It shows addresses.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  expect(within(dialog).getByText(/A version has 32 digits/)).toBeTruthy();
  await userEvent.type(within(dialog).getByLabelText('Version'), never.slice(4));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  expect(await screen.findByRole('rowheader', { name: /^cccccccc/ })).toBeTruthy();
  expect(sentTo(calls, CALLABLES.withdrawRelease)).toMatchObject([{ release: never }]);
});
