import * as z from 'zod/mini';
import { emailAddress } from '../base/email-address.ts';
import { ASSIGNABLE_ROLES, type Role, ROLES } from './roles.ts';
import { SECOND_FACTORS } from './second-factor.ts';

/** Days in which an invitation can be accepted; its mail and pages show them. */
export const INVITATION_DAYS = 7;

export const PEOPLE_MESSAGES = {
  noRole: 'Please choose at least one role',
} as const;

const uid = z.string().check(z.minLength(1), z.maxLength(128));

/** Roles that admins give, without duplicates, in the order of `ROLES`. */
const assignableRoles = z.pipe(
  z
    .array(z.enum(ASSIGNABLE_ROLES as [Role, ...Role[]]))
    .check(z.minLength(1, PEOPLE_MESSAGES.noRole)),
  z.transform((roles) => ASSIGNABLE_ROLES.filter((role) => roles.includes(role))),
);

/** Payload of `invite-person`, also for sending an invitation again. */
export const invitePersonRequestSchema = z.strictObject({
  email: emailAddress,
  roles: assignableRoles,
});
export type InvitePersonRequest = z.input<typeof invitePersonRequestSchema>;

/**
 * Payload of the public call `accept-invitation`. `read` changes nothing; `accept` creates the account. `code`: the
 * secret of the mailed link, 32 random bytes in base64url.
 */
export const acceptInvitationRequestSchema = z.strictObject({
  action: z.enum(['read', 'accept']),
  code: z.string().check(z.minLength(1), z.maxLength(100)),
});
export type AcceptInvitationRequest = z.infer<typeof acceptInvitationRequestSchema>;

/** Answer to `read`. */
export const invitationSchema = z.object({
  email: z.string(),
  roles: z.array(z.enum(ROLES)),
  /** Address of the inviting admin, or the account's id if it has none. */
  invitedBy: z.string(),
  /** ISO 8601 in UTC. */
  validUntil: z.iso.datetime(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** Answer to `accept`. `passwordCode` sets the account's password at Firebase Auth, within an hour. */
export const acceptedInvitationSchema = z.object({ email: z.string(), passwordCode: z.string() });

/** Payload of the callable `change-roles`. `from`: the roles that the caller has seen. */
export const changeRolesRequestSchema = z.strictObject({
  uid,
  from: z.array(z.enum(ROLES)),
  to: assignableRoles,
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

/** An account with a role, or an open or expired invitation, which has no account yet. Times are ISO 8601 in UTC. */
export const personSchema = z.object({
  uid: z.string(),
  /** Null if the account has no address to sign in with. */
  email: z.nullable(z.string()),
  roles: z.array(z.enum(ROLES)),
  /** The apps whose pointers the account may move. */
  releases: z.array(z.string()),
  /** True if the account was disabled in the console; then its roles have no effect. */
  isDisabled: z.boolean(),
  /**
   * True if the address is verified and was given the roles. An account with another address keeps its roles and can
   * get no more.
   */
  isVerified: z.boolean(),
  lastSignIn: z.nullable(z.iso.datetime()),
  secondFactors: z.array(z.enum(SECOND_FACTORS)),
  /** End of the invitation; null for an account. */
  invitedUntil: z.nullable(z.iso.datetime()),
  /** The inviting admin, as in `invitationSchema`; null for an account. */
  invitedBy: z.nullable(z.string()),
});
export type Person = z.infer<typeof personSchema>;

/** Answer of `list-people`: all people with a role, by address. */
export const listPeopleResponseSchema = z.object({
  people: z.array(personSchema),
  /** Id of the caller's own account. */
  self: z.string(),
});
export type ListPeopleResponse = z.infer<typeof listPeopleResponseSchema>;

/** Answer of calls that change one person: the new state; null if they have no role any more. */
export const personResponseSchema = z.object({ person: z.nullable(personSchema) });
export type PersonResponse = z.infer<typeof personResponseSchema>;
