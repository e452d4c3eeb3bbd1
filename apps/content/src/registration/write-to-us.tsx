import { styled } from '@raade/platform';
import { CONTACT_TEXTS } from '../content/contact.ts';

const Address = styled.a`
  color: inherit;
  font-weight: 600;
`;

/** The way to ask about registration. */
export function WriteToUs() {
  return (
    <p>
      Questions? Write to{' '}
      <Address href={`mailto:${CONTACT_TEXTS.email}`}>{CONTACT_TEXTS.email}</Address>.
    </p>
  );
}
