import { mayAs } from '@raade/contracts/staff/claims';
import type { Right } from '@raade/contracts/staff/rights';
import type { Role } from '@raade/contracts/staff/roles';
import { createContext, use } from 'react';

/** The roles of the account. Rules and functions decide; pages only hide what would be refused. */
export const RolesContext = createContext<readonly Role[]>([]);

/** True if the account has the right. */
export function useMay(right: Right): boolean {
  return mayAs(use(RolesContext), right);
}
