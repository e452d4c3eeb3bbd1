import { FORUM } from '@raade/contracts/forum';
import { ButtonLink } from '@raade/ui';
import type { ComponentProps } from 'react';

type RegisterLinkProps = Pick<ComponentProps<typeof ButtonLink>, 'look'> & {
  readonly to?: string;
};

/** Leads to registration, whether open or closed; there is none once the forum is over. */
export function RegisterLink({ look, to = '/conference/register' }: RegisterLinkProps) {
  if (FORUM.registration === 'over') return null;
  return (
    <ButtonLink to={to} {...(look && { look })}>
      Register Now
    </ButtonLink>
  );
}
