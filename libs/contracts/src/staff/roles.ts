/** Roles of staff; an account can have several. `rights.ts` lists the rights of each. */
export const ROLES = [
  /** Reads everything that staff read, and changes nothing. */
  'viewer',
  /** Decides on applications. */
  'reviewer',
  /** Reconciles donations with Stripe, gives them back, corrects them, and enters what came otherwise. */
  'treasurer',
  /** Writes to registrants. */
  'mailer',
  /** Changes the content of the site. */
  'editor',
  /** Moves the pointers of the apps that the claim `releases` names. */
  'releaser',
  /** Gives and takes roles, and may do what all others may. */
  'admin',
] as const;

export type Role = (typeof ROLES)[number];

/** Roles that are given by name; `releaser` comes with the apps that an account releases. */
export const GIVEN_ROLES: readonly Role[] = ROLES.filter((role) => role !== 'releaser');

/** Roles of a member of the staff of whom nothing more is said. */
export const STAFF_ROLES: readonly Role[] = ['viewer', 'reviewer', 'treasurer', 'mailer'];

/** True if the value names a role that is given by name. */
export function isGivenRole(value: unknown): value is Role {
  return GIVEN_ROLES.some((role) => role === value);
}
