import { type Role, STAFF_ROLES } from '@raade/contracts/staff/roles';
import type { ReactNode } from 'react';
import { RolesContext } from '../rights/roles-context.ts';

interface AsStaffProps {
  readonly roles?: readonly Role[];
  readonly children: ReactNode;
}

/** Its children as an account with these roles sees them: with all that staff had before there were roles, if none are given. */
export function AsStaff({ roles = STAFF_ROLES, children }: AsStaffProps) {
  return <RolesContext value={roles}>{children}</RolesContext>;
}
