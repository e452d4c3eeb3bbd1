import { useContent } from '@raade/content-model/provided/use-content';
import { styled } from '@raade/platform';
import { ButtonLink } from '@raade/ui';
import type { ComponentProps } from 'react';
import { sun } from '../sun-link/sun.styles.ts';
import { leadsToRegistration } from '../phase/forum-phase.ts';

const SunLink = styled(ButtonLink)`
  ${sun}
`;

interface RegisterLinkProps {
  /** `sun` where it is the one thing that a section wants pressed. */
  readonly look?: ComponentProps<typeof ButtonLink>['look'] | 'sun';
  readonly to?: string;
}

/** Leads to registration, as long as one can register or hear that the forum is full. */
export function RegisterLink({ look, to = '/conference/register' }: RegisterLinkProps) {
  if (!leadsToRegistration(useContent())) return null;
  if (look === 'sun') return <SunLink to={to}>Register Now</SunLink>;
  return (
    <ButtonLink to={to} {...(look && { look })}>
      Register Now
    </ButtonLink>
  );
}
