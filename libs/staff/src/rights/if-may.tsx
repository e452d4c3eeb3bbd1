import type { Right } from '@raade/contracts/staff/rights';
import { styled } from '@raade/platform';
import type { ReactNode } from 'react';
import { holdersOf } from './role-labels.ts';
import { useMay } from './roles-context.ts';

interface IfMayProps {
  readonly right: Right;
  /** What the right is for, within a sentence, like `decide on applications`. */
  readonly to: string;
  readonly children: ReactNode;
}

const Reason = styled.p`
  color: var(--color-text-muted);
  font-size: var(--text-small);
`;

/** Shows its children to whoever has the right, and everybody else who has it. */
export function IfMay({ right, to, children }: IfMayProps) {
  if (useMay(right)) return children;
  return <Reason>{`To ${to} takes ${holdersOf(right)}. Your account is none of them.`}</Reason>;
}
