import { APPLICATION_RATE_MESSAGES } from '@raade/contracts/applications/application-rates';
import { CallFailure } from '@raade/firebase/callables';
import { admissionFailure } from './admission-failure.ts';
import { SENDING_MESSAGES } from './sending-failure.ts';

test.each(['too-many', 'challenge'] as const)(
  'an applicant who has to wait because of "%s" is told when to try again, and that nothing is lost',
  (reason) => {
    const failure = new CallFailure('resource-exhausted', 'Words for developers', {
      details: { reason },
    });
    expect(admissionFailure(failure).message).toBe(APPLICATION_RATE_MESSAGES[reason]);
    expect(admissionFailure(failure).message).toContain('Your answers are kept on this device');
  },
);

test.each([
  ['a server that is away', new CallFailure('unavailable', 'Words for developers')],
  ['a refusal that we do not know', new CallFailure('x', 'y', { details: { reason: 'new' } })],
  ['anything else', new TypeError('undefined is not a function')],
])('%s counts as an unreachable server', (_what, error) => {
  expect(admissionFailure(error).message).toBe(SENDING_MESSAGES.unreachable);
});
