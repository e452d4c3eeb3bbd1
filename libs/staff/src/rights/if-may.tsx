import { type Right, rolesWith } from '@raade/contracts/staff/rights';
import type { ReactNode } from 'react';
import { Note } from '@raade/ui';
import { useMay } from './roles-context.ts';

interface IfMayProps {
  readonly right: Right;
  /** The purpose of the right, within a sentence, like `decide on applications`. */
  readonly to: string;
  readonly children: ReactNode;
}

const listFormat = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** The roles that have a right, like `a treasurer or an admin`. The pattern finds roles that need `an`. */
const holdersOf = (right: Right) =>
  listFormat.format(rolesWith(right).map((role) => `${/^[ae]/.test(role) ? 'an' : 'a'} ${role}`));

/** Shows its children to staff with the right; to others the roles that have it. */
export function IfMay({ right, to, children }: IfMayProps) {
  if (useMay(right)) return children;
  return <Note>{`Only ${holdersOf(right)} can ${to}. Your account does not have this role.`}</Note>;
}
