import { useContent } from '@raade/content-model/provided/use-content';
import { styled } from '@raade/platform';

/** In the color of the surrounding text. */
export const PlainLink = styled.a`
  color: inherit;
  font-weight: 600;
`;

/** The contact for questions about registration. */
export function WriteToUs() {
  const { email } = useContent().contact;
  return (
    <p>
      Questions? Write to <PlainLink href={`mailto:${email}`}>{email}</PlainLink>.
    </p>
  );
}
