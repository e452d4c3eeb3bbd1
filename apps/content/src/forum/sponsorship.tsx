import { CONTACT } from '@raade/contracts/contact';
import { media, styled } from '@raade/platform';
import { Card, ExternalButtonLink, Heading } from '@raade/ui';
import { FORUM_TEXTS } from '../content/forum-page.ts';

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

/** Above each other: the card is narrow. */
const Rows = styled.dl`
  display: grid;
  gap: var(--space-1);

  dt {
    font-weight: 600;
  }

  dd + dt {
    margin-block-start: var(--space-2);
  }
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
      <Offers />
      <ExternalButtonLink
        href={`mailto:${CONTACT.email}?subject=${SUBJECT}`}
        target="_self"
        look="quiet"
      >
        Write to us about it
      </ExternalButtonLink>
      <p>Or to {CONTACT.email}: a person answers within three working days.</p>
    </Call>
  );
}

/** What it takes and what a sponsor gets, and until when: as far as it is known. */
function Offers() {
  const { sponsoring } = FORUM_TEXTS;
  if (!sponsoring) return null;
  return (
    <>
      <Rows>
        {sponsoring.rows.map(({ takes, gives }) => [
          <dt key={takes}>{takes}</dt>,
          <dd key={`${takes}-gives`}>{gives}</dd>,
        ])}
      </Rows>
      {sponsoring.until && <p>{sponsoring.until}</p>}
    </>
  );
}
