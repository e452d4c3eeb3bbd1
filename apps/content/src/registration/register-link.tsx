import { useContent } from '@raade/content-model/provided/use-content';
import { ButtonLink } from '@raade/ui';
import { leadsToRegistration } from '../phase/forum-phase.ts';

interface RegisterLinkProps {
  readonly look?: 'primary' | 'night' | 'sun';
  readonly to?: string;
}

/** A link to registration, while it is open or the forum is full. */
export function RegisterLink({ look = 'primary', to = '/conference/register' }: RegisterLinkProps) {
  if (!leadsToRegistration(useContent())) return null;
  return (
    <ButtonLink to={to} look={look}>
      Register Now
    </ButtonLink>
  );
}
