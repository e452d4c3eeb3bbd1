import { CALLABLES } from './callables.ts';
import { describeCalls } from './described-calls.ts';

test('every callable is described, and those that are asked for', () => {
  expect(Object.keys(describeCalls()).sort()).toEqual(Object.values(CALLABLES).sort());
  expect(Object.keys(describeCalls([CALLABLES.recordDonation]))).toEqual(['record-donation']);
});

test('a call is described as it is sent: what has a default may be left out, and nothing more may be in it', () => {
  const { request } = describeCalls()[CALLABLES.processDonation] ?? {};
  expect(request).toMatchObject({ type: 'object', additionalProperties: false });
  expect(request?.['required']).toEqual(['attempt', 'revision', 'amount', 'fullName', 'email']);
});
