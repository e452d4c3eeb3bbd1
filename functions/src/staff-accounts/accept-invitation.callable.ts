import { onCall, type CallableRequest } from 'firebase-functions/https';
import { CALLABLES } from '@raade/contracts/callables';
import { acceptInvitationRequestSchema } from '@raade/contracts/people/people';
import { answering } from '../callable/failure.ts';
import { visitorCallable } from '../configuration/function-options.ts';
import { admittedInput } from '../limits/admitted-input.ts';
import { acceptInvitation, readInvitation } from './accept-invitation.ts';

/**
 * `accept-invitation`: takes an `AcceptInvitationRequest` of anyone who has the code of a mail, answers an `Invitation`
 * to `read`, and what `acceptedInvitationSchema` describes to `accept`.
 */
export const acceptInvitationCallable = onCall(
  visitorCallable(),
  (request: CallableRequest<unknown>) =>
    answering(CALLABLES.acceptInvitation, async () => {
      const { input } = await admittedInput(
        CALLABLES.acceptInvitation,
        acceptInvitationRequestSchema,
        request,
      );
      const { action, code } = input;
      return action === 'read' ? readInvitation(code) : acceptInvitation(code);
    }),
);
