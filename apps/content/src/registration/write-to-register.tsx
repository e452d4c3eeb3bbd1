import { styled } from '@raade/platform';
import { ExternalButtonLink } from '@raade/ui';
import { sun } from '../sun-link/sun.styles.ts';
import { registrationMail } from './registration-mail.ts';
import { CONTACT_TEXTS } from '../content/contact.ts';

const Way = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-4);
`;

const Write = styled(ExternalButtonLink)`
  ${sun}
`;

/** How one asks for a place while there are any. */
export function WriteToRegister() {
  return (
    <Way>
      <Write href={registrationMail()} target="_self">
        Write to register
      </Write>
      <p>to {CONTACT_TEXTS.email}</p>
    </Way>
  );
}
