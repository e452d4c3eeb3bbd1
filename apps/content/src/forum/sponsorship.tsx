import { CONTACT } from '@raade/contracts/contact';
import { media, styled } from '@raade/platform';
import { Card, Heading } from '@raade/ui';

const Call = styled(Card)`
  display: grid;
  align-content: center;
  justify-items: start;
  gap: var(--space-3);
  font-size: 0.9375rem;
  line-height: 1.5;

  ${media.tablet} {
    font-size: inherit;
    line-height: inherit;
  }

  scroll-margin-block-start: var(--space-8);
`;

const SUBJECT = encodeURIComponent('Sponsoring the forum');

/** Asks for the next sponsor. */
export function Sponsorship() {
  return (
    <Call id="sponsorship">
      <Heading>Become a sponsor</Heading>
      <p>
        Sponsors pay for meals and travel, so that students can afford to come. Tell us what you
        would make possible.
      </p>
      <p>
        <a href={`mailto:${CONTACT.email}?subject=${SUBJECT}`}>{CONTACT.email}</a>
      </p>
    </Call>
  );
}
