import { writtenMessage } from './written-message.ts';

test.each([
  ['functions/failed-precondition', 'Not now. [400]', 'Not now.'],
  ['functions/invalid-argument', 'Two lines:\n- one [400]', 'Two lines:\n- one'],
  ['functions/unavailable', 'unavailable [503]', undefined],
  ['functions/internal', 'INTERNAL [500]', undefined],
  ['functions/unauthenticated', 'Unauthenticated [401]', undefined],
  ['functions/permission-denied', 'Backend error status: PERMISSION_DENIED [403]', undefined],
  ['functions/internal', 'internal', undefined],
  ['functions/deadline-exceeded', 'deadline-exceeded', undefined],
  ['functions/internal', 'Response is missing data field.', undefined],
] as const)('only texts of functions are shown: %s, %s', (code, message, written) => {
  expect(writtenMessage({ code, message })).toBe(written);
});
