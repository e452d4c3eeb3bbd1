import { styled } from '@raade/platform';
import { CONTACT_TEXTS } from '../content/contact.ts';

/** In the color of the words around it, whatever the ground. */
export const PlainLink = styled.a`
  color: inherit;
  font-weight: 600;
`;

/** The way to ask about registration. */
export function WriteToUs() {
  return (
    <p>
      Questions? Write to{' '}
      <PlainLink href={`mailto:${CONTACT_TEXTS.email}`}>{CONTACT_TEXTS.email}</PlainLink>.
    </p>
  );
}
