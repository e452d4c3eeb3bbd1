import { CallFailure } from '@raade/firebase/callables';
import { writtenMessage } from './written-message.ts';

test.each([
  ['failed-precondition', 'Not now. [400]', 'Not now.'],
  ['invalid-argument', 'Two lines:\n- one [400]', 'Two lines:\n- one'],
  ['unavailable', 'unavailable [503]', undefined],
  ['internal', 'INTERNAL [500]', undefined],
  ['unauthenticated', 'Unauthenticated [401]', undefined],
  ['permission-denied', 'Backend error status: PERMISSION_DENIED [403]', undefined],
  ['internal', 'internal', undefined],
  ['deadline-exceeded', 'deadline-exceeded', undefined],
  ['internal', 'Response is missing data field.', undefined],
])('of %s: %s', (code, message, written) => {
  expect(writtenMessage(new CallFailure(code, message))).toBe(written);
});
