import { type Right, rolesWith } from '@raade/contracts/staff/rights';
import type { Role } from '@raade/contracts/staff/roles';

/** The roles as staff read them within a sentence. */
const ROLE_LABELS: Readonly<Record<Role, string>> = {
  viewer: 'a viewer',
  reviewer: 'a reviewer',
  treasurer: 'a treasurer',
  mailer: 'a mailer',
  editor: 'an editor',
  releaser: 'a releaser',
  admin: 'an admin',
};

const listed = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Like `a treasurer or an admin`. */
export const holdersOf = (right: Right) =>
  listed.format(rolesWith(right).map((role) => ROLE_LABELS[role]));
