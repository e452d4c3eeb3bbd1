import { mayAs } from '@raade/contracts/staff/claims';
import type { Right } from '@raade/contracts/staff/rights';
import type { Role } from '@raade/contracts/staff/roles';
import { createContext, use } from 'react';

/** The roles of whoever is signed in. Rules and functions decide; pages leave out what would be refused. */
export const RolesContext = createContext<readonly Role[]>([]);

/** True if whoever is signed in has the right. */
export function useMay(right: Right): boolean {
  return mayAs(use(RolesContext), right);
}
