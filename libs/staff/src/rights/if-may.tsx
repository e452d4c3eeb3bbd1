import { type Right, rolesWith } from '@raade/contracts/staff/rights';
import type { Role } from '@raade/contracts/staff/roles';
import type { ReactNode } from 'react';
import { Note } from '../staff-page.styles.ts';
import { useMay } from './roles-context.ts';

interface IfMayProps {
  readonly right: Right;
  /** The purpose of the right, within a sentence, like `decide on applications`. */
  readonly to: string;
  readonly children: ReactNode;
}

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
const holdersOf = (right: Right) =>
  listed.format(rolesWith(right).map((role) => ROLE_LABELS[role]));

/** Shows its children to whoever has the right, and everybody else who has it. */
export function IfMay({ right, to, children }: IfMayProps) {
  if (useMay(right)) return children;
  return <Note>{`Only ${holdersOf(right)} can ${to}. Your account does not have this role.`}</Note>;
}
