/** Roles of staff; an account can have several. `rights.ts` lists the rights of each. */
export const ROLES = [
  /** Reads applications, donations, registrants, email, health and the audit log, and changes nothing. */
  'viewer',
  /** Decides on applications. */
  'reviewer',
  /** Reconciles, refunds and corrects donations, and enters manual ones. */
  'treasurer',
  /** Writes to registrants. */
  'mailer',
  /** Changes the content of the site. */
  'editor',
  /** Moves the pointers of the apps in the claim `releases`. */
  'releaser',
  /** Gives and takes roles, and has all other rights. */
  'admin',
] as const;

export type Role = (typeof ROLES)[number];

/** Roles that admins give; `releaser` follows from the apps of an account. */
export const ASSIGNABLE_ROLES: readonly Role[] = ROLES.filter((role) => role !== 'releaser');

/** Default roles of a new member of the staff. */
export const STAFF_ROLES: readonly Role[] = ['viewer', 'reviewer', 'treasurer', 'mailer'];

/** True if the value is a role that admins give. */
export function isAssignableRole(value: unknown): value is Role {
  return ASSIGNABLE_ROLES.some((role) => role === value);
}
