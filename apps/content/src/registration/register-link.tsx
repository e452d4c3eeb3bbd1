import { ButtonLink } from '@raade/ui';
import type { ComponentProps } from 'react';
import { leadsToRegistration } from '../phase/forum-phase.ts';

type RegisterLinkProps = Pick<ComponentProps<typeof ButtonLink>, 'look'> & {
  readonly to?: string;
};

/** Leads to registration, as long as one can register or hear that the forum is full. */
export function RegisterLink({ look, to = '/conference/register' }: RegisterLinkProps) {
  if (!leadsToRegistration()) return null;
  return (
    <ButtonLink to={to} {...(look && { look })}>
      Register Now
    </ButtonLink>
  );
}
