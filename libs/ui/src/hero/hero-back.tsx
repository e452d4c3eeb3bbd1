import { Link, styled } from '@raade/platform';
import type { ReactNode } from 'react';

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 2.75rem;
  color: var(--color-on-night);
  font-weight: 600;
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }
`;

interface HeroBackProps {
  readonly to: string;
  /** The page above this one, by name. */
  readonly children: ReactNode;
}

/** Leads to the page above, from the head of a hero. */
export function HeroBack({ to, children }: HeroBackProps) {
  return (
    <Back to={to}>
      <span aria-hidden="true">←</span> <span>{children}</span>
    </Back>
  );
}
