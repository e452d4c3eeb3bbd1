/** Values of the custom claim `role` of a Firebase Auth account. Both count as staff. */
export const STAFF_ROLES = ['staff', 'admin'] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];

/** True if the claim of a decoded token names a staff role; anything else is a visitor. */
export function isStaffRole(claim: unknown): claim is StaffRole {
  return STAFF_ROLES.some((role) => role === claim);
}
