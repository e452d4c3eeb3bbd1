import type * as z from 'zod/mini';
import {
  acceptInvitationRequestSchema,
  changeRolesRequestSchema,
  invitePersonRequestSchema,
  listPeopleRequestSchema,
  type ListPeopleResponse,
  type PersonResponse,
  removeSecondFactorRequestSchema,
  revokePersonRequestSchema,
} from '@raade/contracts/staff/people';
import { type Actor, requireActor } from '../../base/audit/actor.ts';
import { staffCall, visitorCall } from '../../base/call.ts';
import { acceptInvitation, readInvitation } from './accept-invitation.ts';
import { changeRoles, removeSecondFactor, revokePerson } from './change-people.ts';
import { invitePerson } from './invite-person.ts';
import { listPeople } from './person.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** Reads or accepts an invitation. Open to visitors, since the code of the mail is the proof. */
export const acceptInvitationCall = visitorCall(
  acceptInvitationRequestSchema,
  async ({ action, code }) => (action === 'read' ? readInvitation(code) : acceptInvitation(code)),
);

export const listPeopleCall = staffCall(
  listPeopleRequestSchema,
  'people.read',
  async (_input, actor): Promise<ListPeopleResponse> => ({
    people: await listPeople(),
    self: actor.actor,
  }),
);

/**
 * A call that changes staff accounts. Only one runs at a time; during it, others fail with `aborted`. The caller's right
 * is checked again when it begins, since the previous call may have taken the right away.
 */
const changingCall = <Schema extends z.ZodMiniType>(
  request: Schema,
  change: (input: z.output<Schema>, actor: Actor) => Promise<PersonResponse['person']>,
) =>
  staffCall(request, 'people.manage', (input, _actor, auth) =>
    oneAtATime(async (): Promise<PersonResponse> => ({
      person: await change(input, await requireActor(auth, 'people.manage')),
    })),
  );

export const invitePersonCall = changingCall(invitePersonRequestSchema, invitePerson);

export const changeRolesCall = changingCall(changeRolesRequestSchema, changeRoles);

export const removeSecondFactorCall = changingCall(
  removeSecondFactorRequestSchema,
  removeSecondFactor,
);

export const revokePersonCall = changingCall(revokePersonRequestSchema, async ({ uid }, actor) => {
  await revokePerson(uid, actor);
  return null;
});
