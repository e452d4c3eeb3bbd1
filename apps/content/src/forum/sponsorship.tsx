import { media, styled } from '@raade/platform';
import { Card, ExternalButtonLink, foldedOnPhones, Heading, renderText } from '@raade/ui';
import type { Content } from '@raade/content-model/content.schema';
import { useContent } from '@raade/content-model/provided/use-content';

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

/** Side by side on wide screens, for comparison. */
const Rows = styled.dl`
  display: grid;
  gap: var(--space-3) var(--space-8);

  dt {
    font-weight: 600;
  }

  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(13rem, 1fr));
    row-gap: var(--space-8);
    margin-block: var(--space-2);

    > div {
      padding-block-start: var(--space-3);
      border-block-start: 3px solid var(--color-accent);
    }
  }
`;

const Foldable = styled.div`
  display: grid;
  justify-self: stretch;
  gap: var(--space-3);

  ${foldedOnPhones}

  summary {
    color: var(--color-accent);
  }
`;

const SUBJECT = encodeURIComponent('Sponsoring the forum');

/** A card that invites sponsors, after those of the current ones. */
export function Sponsorship() {
  const { contact, 'forum-page': texts } = useContent();
  const { sponsoring } = texts;
  return (
    <Call id="sponsorship">
      <Heading>Become a sponsor</Heading>
      {sponsoring?.lead && <p>{renderText(sponsoring.lead)}</p>}
      {sponsoring && <Offers {...sponsoring} />}
      <ExternalButtonLink
        href={`mailto:${contact.email}?subject=${SUBJECT}`}
        target="_self"
        look="quiet"
      >
        Write to us about it
      </ExternalButtonLink>
    </Call>
  );
}

/** The prices and benefits of sponsoring, and the deadline, as far as known. */
function Offers({ rows, until: deadline }: NonNullable<Content['forum-page']['sponsoring']>) {
  return (
    <Foldable>
      {/* Empty: the style `foldedOnPhones` collapses what follows it. */}
      <details>
        <summary>What you give, what you get</summary>
      </details>
      <Rows>
        {rows.map(({ takes: price, gives: benefits }) => (
          <div key={price}>
            <dt>{renderText(price)}</dt>
            <dd>{renderText(benefits)}</dd>
          </div>
        ))}
      </Rows>
      {deadline && <p>{renderText(deadline)}</p>}
    </Foldable>
  );
}
