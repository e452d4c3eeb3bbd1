import { CONTACT } from '@raade/contracts/contact';
import { styled } from '@raade/platform';

const Address = styled.a`
  color: inherit;
  font-weight: 600;
`;

/** The way to ask about registration. */
export function WriteToUs() {
  return (
    <p>
      Questions? Write to <Address href={`mailto:${CONTACT.email}`}>{CONTACT.email}</Address>.
    </p>
  );
}
