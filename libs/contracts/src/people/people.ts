import * as z from 'zod/mini';
import { emailAddress } from '../email-address.ts';
import { GIVEN_ROLES, type Role, ROLES } from './roles.ts';
import { SECOND_FACTORS } from './second-factor.ts';

/** An invitation is good for so long; then it has to be sent again. */
export const INVITATION_DAYS = 7;

export const PEOPLE_MESSAGES = {
  noRole: 'Please choose at least one role',
} as const;

const uid = z.string().check(z.minLength(1), z.maxLength(128));

/** Roles that are given by name, each once, in the order of `ROLES`. */
const givenRoles = z.pipe(
  z.array(z.enum(GIVEN_ROLES as [Role, ...Role[]])).check(z.minLength(1, PEOPLE_MESSAGES.noRole)),
  z.transform((roles) => GIVEN_ROLES.filter((role) => roles.includes(role))),
);

/** Payload of the callable `invite-person`, also for an invitation that is sent again. */
export const invitePersonRequestSchema = z.strictObject({ email: emailAddress, roles: givenRoles });
export type InvitePersonRequest = z.input<typeof invitePersonRequestSchema>;

/** Payload of the callable `change-roles`. `from`: the roles that the caller has seen. */
export const changeRolesRequestSchema = z.strictObject({
  uid,
  from: z.array(z.enum(ROLES)),
  to: givenRoles,
});
export type ChangeRolesRequest = z.input<typeof changeRolesRequestSchema>;

/** Payload of the callable `revoke-person`. */
export const revokePersonRequestSchema = z.strictObject({ uid });
export type RevokePersonRequest = z.infer<typeof revokePersonRequestSchema>;

/** Payload of the callable `remove-second-factor`. */
export const removeSecondFactorRequestSchema = z.strictObject({ uid });
export type RemoveSecondFactorRequest = z.infer<typeof removeSecondFactorRequestSchema>;

/** Payload of the callable `list-people`. */
export const listPeopleRequestSchema = z.strictObject({});

/** An account that has a role, or is invited to one. Moments are ISO 8601 in UTC. */
export const personSchema = z.object({
  uid: z.string(),
  /** Null: the account has no address, and nobody can sign in to it by one. */
  email: z.nullable(z.string()),
  roles: z.array(z.enum(ROLES)),
  /** The apps whose pointers the account may move. */
  releases: z.array(z.string()),
  /** Somebody has disabled the account in the console: its roles open nothing. */
  isDisabled: z.boolean(),
  /** The owner has shown that the address is theirs; without that, roles open nothing. */
  isVerified: z.boolean(),
  lastSignIn: z.nullable(z.iso.datetime()),
  secondFactors: z.array(z.enum(SECOND_FACTORS)),
  /** Until when the invitation is good; null if there is none, or it was accepted. */
  invitedUntil: z.nullable(z.iso.datetime()),
});
export type Person = z.infer<typeof personSchema>;

/** Answer of `list-people`: everybody with a role, by address. */
export const listPeopleResponseSchema = z.object({
  people: z.array(personSchema),
  /** Id of the caller's own account. */
  self: z.string(),
});
export type ListPeopleResponse = z.infer<typeof listPeopleResponseSchema>;

/** Answer of the callables that change one person: how they stand now; null once they are nobody of ours. */
export const personResponseSchema = z.object({
  person: z.nullable(personSchema),
  /** True if nothing has changed yet: a second admin has to approve it. */
  waits: z.optional(z.boolean()),
});
export type PersonResponse = z.infer<typeof personResponseSchema>;
