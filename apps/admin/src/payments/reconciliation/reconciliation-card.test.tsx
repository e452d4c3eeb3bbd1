import type { ReconcileResponse } from '@raade/contracts/money/reconciliation';
import { CallFailure } from '@raade/firebase/callables';
import { cleanup, screen } from '@testing-library/react';
import { settled } from '@raade/platform/testing/settled';
import { queryClient } from '../../reading/query-client.ts';
import { openPart, prepareStaffPart } from '../../testing/staff-part.tsx';
import { callReconcile } from './call-reconcile.ts';
import { ReconciliationCard } from './reconciliation-card.tsx';

jest.mock('./call-reconcile.ts');
const call = jest.mocked(callReconcile);

const DAY_MS = 24 * 60 * 60 * 1000;

prepareStaffPart();
beforeEach(() => call.mockReset());

const open = () => openPart(<ReconciliationCard />).user;

const answer = (fields: Partial<ReconcileResponse>): ReconcileResponse => ({
  checked: 100,
  added: 0,
  updated: 0,
  problems: [],
  cursor: null,
  ...fields,
});

/** A call that is answered when the test wants it. */
function answerLater() {
  let settle: (response: ReconcileResponse) => void = () => undefined;
  call.mockReturnValueOnce(new Promise((resolve) => (settle = resolve)));
  return (response: ReconcileResponse) => settled(() => settle(response));
}

const start = () => screen.getByRole('button', { name: 'Reconcile Now' });
const summary = () => screen.getByText(/payments checked/).textContent;

test('payments are compared in several calls with a cursor, and the sums are shown', async () => {
  const invalidate = jest.spyOn(queryClient, 'invalidateQueries');
  const [first, second] = [answerLater(), answerLater()];
  const user = open();
  await user.click(start());
  expect(summary()).toBe('So far: 0 payments checked, 0 added, 0 updated, no problems.');
  await first(answer({ added: 3, updated: 1, cursor: 'pi_100' }));
  expect(summary()).toBe('So far: 100 payments checked, 3 added, 1 updated, no problems.');
  screen.getByRole('progressbar');
  await second(answer({ checked: 1, updated: 1 }));
  expect(summary()).toBe('Done: 101 payments checked, 3 added, 2 updated, no problems.');
  expect(screen.queryByRole('progressbar')).toBeNull();

  const [[one], [other]] = call.mock.calls as [Parameters<typeof call>, Parameters<typeof call>];
  expect(one.cursor).toBeUndefined();
  expect(other).toEqual({ since: one.since, cursor: 'pi_100' });
  expect(invalidate).toHaveBeenCalledTimes(1);
});

test.each([
  ['Last 7 days', 7],
  ['Last 130 days', 130],
  ['All payments', Math.round(Date.now() / DAY_MS)],
])('the period “%s” starts the right number of days ago', async (period, days) => {
  call.mockResolvedValue(answer({}));
  const user = open();
  await user.selectOptions(screen.getByLabelText('Period'), period);
  await user.click(start());
  const ago = Date.now() - Date.parse(call.mock.calls[0]?.[0].since ?? '');
  expect(Math.round(ago / DAY_MS)).toBe(days);
});

test('a run can be stopped after the current call, and continued', async () => {
  const [first, second] = [answerLater(), answerLater()];
  const user = open();
  await user.click(start());
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  screen.getByRole('button', { name: 'Stopping...' });
  await first(answer({ added: 2, cursor: 'pi_100' }));
  expect(call).toHaveBeenCalledTimes(1);
  expect(summary()).toBe('Not finished: 100 payments checked, 2 added, 0 updated, no problems.');

  await user.click(screen.getByRole('button', { name: 'Carry On' }));
  expect(call).toHaveBeenLastCalledWith(expect.objectContaining({ cursor: 'pi_100' }));
  await second(answer({ checked: 4 }));
  expect(summary()).toBe('Done: 104 payments checked, 2 added, 0 updated, no problems.');
});

test.each([
  ['unavailable', 'Wait a moment, then carry on.'],
  ['deadline-exceeded', 'Wait a moment, then carry on.'],
  ['permission-denied', 'sign in again'],
  ['internal', 'the log of reconcile-donations has the cause'],
])('the failure %s shows what to do, and the run can continue', async (code, advice) => {
  call.mockResolvedValueOnce(answer({ added: 1, cursor: 'pi_100' }));
  call.mockRejectedValueOnce(new CallFailure(code, 'no'));
  const user = open();
  await user.click(start());
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('The reconciliation stopped.');
  expect(alert.textContent).toContain(advice);
  expect(alert.textContent).toContain('What was done so far is kept.');

  call.mockResolvedValueOnce(answer({ checked: 5 }));
  await user.click(screen.getByRole('button', { name: 'Carry On' }));
  expect(call).toHaveBeenLastCalledWith(expect.objectContaining({ cursor: 'pi_100' }));
  expect(summary()).toBe('Done: 105 payments checked, 1 added, 0 updated, no problems.');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a problem that only a person can solve is shown with a link to the payment', async () => {
  const problem = 'The ledger says $1, Stripe says $50.';
  call.mockResolvedValueOnce(answer({ problems: [{ paymentIntentId: 'pi_7', problem }] }));
  const user = open();
  await user.click(start());
  await screen.findByRole('heading', { name: 'Stripe and the ledger disagree' });
  screen.getByText(problem);
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'pi_7 in Stripe' }).href).toBe(
    'https://dashboard.stripe.com/test/payments/pi_7',
  );
  expect(summary()).toContain('1 problem.');
});

test('leaving the page stops the run', async () => {
  const first = answerLater();
  const user = open();
  await user.click(start());
  cleanup();
  await first(answer({ cursor: 'pi_100' }));
  expect(call).toHaveBeenCalledTimes(1);
});
