import { mayAs } from '@raade/contracts/people/claims';
import type { Right } from '@raade/contracts/people/rights';
import type { Role } from '@raade/contracts/people/roles';
import { createContext, use } from 'react';

/** The roles of whoever is signed in. Rules and functions decide; pages leave out what would be refused. */
export const RolesContext = createContext<readonly Role[]>([]);

/** True if whoever is signed in has the right. */
export function useMay(right: Right): boolean {
  return mayAs(use(RolesContext), right);
}
