import { APPLICATION_RATE_MESSAGES } from '@raade/contracts/applications/application-rates';
import { CallFailure } from '@raade/firebase/callables';
import { admissionFailure } from './admission-failure.ts';
import { SENDING_MESSAGES } from './sending-failure.ts';

test.each(['too-many', 'challenge'] as const)(
  'an applicant refused because of "%s" reads when to retry and that nothing is lost',
  (reason) => {
    const failure = new CallFailure('resource-exhausted', 'Words for developers', {
      details: { reason },
    });
    expect(admissionFailure(failure).message).toBe(APPLICATION_RATE_MESSAGES[reason]);
    expect(admissionFailure(failure).message).toContain('Your answers are kept on this device');
  },
);

test.each([
  ['an unavailable server', new CallFailure('unavailable', 'Words for developers')],
  ['an unknown refusal', new CallFailure('x', 'y', { details: { reason: 'new' } })],
  ['any other error', new TypeError('undefined is not a function')],
])('%s is reported as an unreachable server', (_what, error) => {
  expect(admissionFailure(error).message).toBe(SENDING_MESSAGES.unreachable);
});
