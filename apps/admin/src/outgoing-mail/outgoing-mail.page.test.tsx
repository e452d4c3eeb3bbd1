import { CALLABLES } from '@raade/contracts/base/callables';
import type { Role } from '@raade/contracts/staff/roles';
import type { OpenReceipt } from '@raade/contracts/money/waiting-receipts';
import { BUSY, refusal } from '@raade/firebase/testing/callable-answers';
import type { CallableAnswer } from '@raade/firebase/testing/callable-protocol';
import type { Answers } from '@raade/staff/testing/staff-tests';
import { screen, within } from '@testing-library/react';
import { openPart, prepareStaffPart } from '../testing/staff-part.tsx';
import OutgoingMailPage from './outgoing-mail.page.tsx';

const RECEIPT: OpenReceipt = {
  id: 'donation-receipt_pi_1',
  donation_id: 'pi_1',
  to: 'donor@example.org',
  status: 'failed',
  attempts: 4,
  reason: '550 no such user',
  since: '2026-11-20T10:00:00.000Z',
  due_at: null,
  lease: 'a-lease',
};
const list = (changes: Partial<OpenReceipt>[], sending: object = { is: 'on' }): CallableAnswer => ({
  result: {
    receipts: changes.map((change) => ({ ...RECEIPT, ...change })),
    hasMore: false,
    sending,
  },
});
const DONE: CallableAnswer = { result: { changed: true } };

prepareStaffPart();

const show = (answers: Answers, roles: readonly Role[] = ['mailer']) =>
  openPart(<OutgoingMailPage />, {
    answers: { [CALLABLES.listReceipts]: [list([])], ...answers },
    roles,
  });

test('receipts are listed with their causes, and a failed one is retried with the lease of the list', async () => {
  const { user, sent } = show({
    [CALLABLES.listReceipts]: [list([{}]), list([])],
    [CALLABLES.retryReceipt]: [DONE],
  });
  const row = (await screen.findByText('donor@example.org')).closest('tr');
  expect(row?.textContent).toMatch(/failed550 no such user \(4 attempts\)\.Try Again/);
  await user.click(screen.getByRole('button', { name: /^Try Again: receipt to/ }));
  expect(await screen.findByText('All receipts have been sent.')).toBeDefined();
  const { id, lease } = RECEIPT;
  expect(sent(CALLABLES.retryReceipt)).toEqual([{ id, lease }]);
});

test('a receipt that may have arrived is sent again only after a confirmation', async () => {
  const { user, sent } = show({
    [CALLABLES.listReceipts]: [list([{ status: 'unknown' }]), list([])],
    [CALLABLES.retryReceipt]: [DONE],
  });
  await user.click(await screen.findByRole('button', { name: /^Send Again: receipt to/ }));
  expect(sent(CALLABLES.retryReceipt)).toEqual([]);
  const dialog = screen.getByRole('dialog', { name: 'Send this receipt again?' });
  await user.click(within(dialog).getByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('All receipts have been sent.')).toBeDefined();
  expect(sent(CALLABLES.retryReceipt)).toHaveLength(1);
});

test('the reason of the server for a refusal is shown', async () => {
  const message = 'There is no mailbox at this address. Unblock the address first.';
  const { user } = show({
    [CALLABLES.listReceipts]: [list([{ status: 'held' }]), list([{ status: 'held' }])],
    [CALLABLES.retryReceipt]: [refusal('FAILED_PRECONDITION', message)],
  });
  await user.click(await screen.findByRole('button', { name: /^Try Again: receipt to/ }));
  expect(await screen.findByText(message)).toBeDefined();
});

test.each([
  [{ is: 'stopped' }, /All sending is stopped/],
  [
    { is: 'refused', since: '2026-11-22T08:00:00.000Z' },
    /has accepted no email from us since Nov 22/,
  ],
])('the page says why no mail is sent: %j', async (sending, words) => {
  show({ [CALLABLES.listReceipts]: [list([], sending)] });
  expect(
    await screen.findByText((_text, node) => node?.tagName === 'P' && words.test(node.textContent)),
  ).toBeDefined();
});

test('receipts that could not be loaded can be requested again', async () => {
  const { user } = show({ [CALLABLES.listReceipts]: [BUSY, BUSY, list([])] });
  await user.click(await screen.findByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('All receipts have been sent.')).toBeDefined();
});

test('an address is looked up, unblocked and blocked', async () => {
  const since = '2026-11-20T10:00:00.000Z';
  const bounced = [{ reason: 'hard-bounce', source: 'brevo', since }];
  const { user, sent } = show({
    [CALLABLES.controlSuppression]: [
      { result: { reasons: bounced } },
      { result: { reasons: [] } },
      { result: { reasons: [{ reason: 'by-hand', source: 'staff', since }] } },
    ],
  });
  await user.type(await screen.findByLabelText('Address'), 'nobody');
  await user.click(screen.getByRole('button', { name: 'Look Up' }));
  expect(screen.getByLabelText('Address').getAttribute('aria-invalid')).toBe('true');
  await user.type(screen.getByLabelText('Address'), '@example.org');
  await user.click(screen.getByRole('button', { name: 'Look Up' }));
  expect(await screen.findByText(/The mailbox does not exist.*as Brevo reported/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Unblock Address' }));
  expect(await screen.findByText(/is not blocked/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Block Address' }));
  expect(await screen.findByText(/Blocked by our staff.*by hand/)).toBeDefined();
  const address = 'nobody@example.org';
  expect(sent(CALLABLES.controlSuppression)).toEqual(
    ['look-up', 'lift', 'suppress'].map((action) => ({ action, address })),
  );
});

test('staff cannot unblock an address whose owner has unsubscribed', async () => {
  const reasons = [{ reason: 'unsubscribed', source: 'link', since: '2026-11-20T10:00:00.000Z' }];
  const { user } = show({ [CALLABLES.controlSuppression]: [{ result: { reasons } }] });
  await user.type(await screen.findByLabelText('Address'), 'reader@example.org');
  await user.click(screen.getByRole('button', { name: 'Look Up' }));
  expect(await screen.findByText(/The recipient unsubscribed/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Unblock Address' })).toBeNull();
});

test('a viewer sees receipts without buttons, and which roles may use them', async () => {
  show({ [CALLABLES.listReceipts]: [list([{}])] }, ['viewer']);
  expect(await screen.findByText('donor@example.org')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Try Again/ })).toBeNull();
  expect(screen.getByText(/^Only .* can resend a receipt/)).toBeDefined();
  expect(screen.getByText(/^Only .* can see why an address gets no email/)).toBeDefined();
});
