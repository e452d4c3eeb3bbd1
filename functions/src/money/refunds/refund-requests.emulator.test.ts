import { useBackend } from '../../testing/backend.ts';
import type { RefundRequest } from '@raade/contracts/money/refunds';
import { askedFor, treasurerDesk } from '../../testing/money/treasurer-desk.ts';
import { signedIn } from '../../testing/people/staff-calls.ts';

const backend = useBackend();

const { given, refund, refundsOf } = treasurerDesk(backend);

test.each([
  ['another amount', { amount: 1000 }],
  ['another reason', { reason: 'fraudulent' as const }],
])('the number of a request stands for no other one: %s', async (_what, changes) => {
  const id = await given();
  const request = askedFor(id);
  backend.control.addFaults({
    requests: [{ method: 'POST', path: '/v1/refunds', what: 'drop-before', times: 9 }],
  });
  await expect(refund(request)).rejects.toMatchObject({ code: 'unavailable' });
  await expect(refund({ ...request, ...changes })).rejects.toMatchObject({
    code: 'already-exists',
  });
  expect(await refundsOf(id)).toEqual([]);
});

test('nor for one of somebody else', async () => {
  const id = await given();
  const request = askedFor(id);
  backend.control.addFaults({
    requests: [{ method: 'POST', path: '/v1/refunds', what: 'drop-before', times: 9 }],
  });
  await expect(refund(request)).rejects.toMatchObject({ code: 'unavailable' });
  const other = await signedIn({ roles: ['treasurer'] });
  await expect(refund(request, other)).rejects.toMatchObject({ code: 'already-exists' });
});

test('what is not in the ledger, or not paid, is not given back', async () => {
  await expect(refund(askedFor('pi_unknown'))).rejects.toMatchObject({ code: 'not-found' });
  const unrecorded = await backend.pay();
  await expect(refund(askedFor(unrecorded))).rejects.toMatchObject({ code: 'not-found' });
  expect(await refundsOf(unrecorded)).toEqual([]);
});

test.each([
  ['nothing', { amount: 0 }],
  ['less than nothing', { amount: -100 }],
  ['half a cent', { amount: 0.5 }],
  ['more than is left', { amount: 5001 }],
  ['a reason that Stripe does not know', { reason: 'remorse' }],
  ['a note that Stripe cannot hold', { note: 'a'.repeat(501) }],
  ['a payment that is a path', { paymentIntentId: 'pi_a/../b' }],
])('a request for %s is refused', async (_what, changes) => {
  const request = { ...askedFor('pi_1'), ...changes };
  await expect(refund(request as RefundRequest)).rejects.toMatchObject({
    code: 'invalid-argument',
  });
});
