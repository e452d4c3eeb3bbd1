import { media, styled } from '@raade/platform';
import { Card, ExternalButtonLink, VisuallyHidden } from '@raade/ui';
import type { Sponsor } from '@raade/content-model/forum/sponsors.schema';
import { HeadedText } from '../headed-text/headed-text.tsx';
import { ProfileLinks } from '../profile-links/profile-links.tsx';
import logo from './sponsor-logo.svg?url';

const Frame = styled(Card)`
  display: grid;
  gap: var(--space-6) var(--space-8);
  align-items: center;

  ${media.belowSmallTablet} {
    grid-template-columns: 6rem minmax(0, 1fr);
    gap: var(--space-3) var(--space-4);

    p {
      font-size: 0.9375rem;
      line-height: 1.5;
    }
  }

  ${media.smallTablet} {
    grid-template-columns: min(18rem, 40%) minmax(0, 1fr);
  }
`;

/** The logo of the sample sponsor, for all sponsors: the content has no logos. */
const Logo = styled.img`
  width: 100%;
  max-width: 18rem;
  height: auto;
  border-radius: var(--radius);
`;

const Texts = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-4);

  /* On phones the name is beside the logo, and the rest below both. */
  ${media.belowSmallTablet} {
    display: contents;

    > :not(h3) {
      grid-column: 1 / -1;
      justify-self: start;
    }
  }
`;

const Links = styled(ProfileLinks)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
  list-style: none;

  a {
    display: inline-block;
    min-height: 1.75rem;
    font-size: var(--text-small);
    font-weight: 600;
  }
`;

export function SponsorCard({ sponsor }: { readonly sponsor: Sponsor }) {
  const { name, description, links } = sponsor;
  return (
    <Frame>
      <Logo src={logo} alt={`Logo of ${name}`} width={288} height={208} loading="lazy" />
      <Texts>
        <HeadedText heading={name} text={description} />
        <Links name={name} links={links} />
        {links.website && (
          <ExternalButtonLink href={links.website} look="quiet">
            Support our sponsors
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </ExternalButtonLink>
        )}
      </Texts>
    </Frame>
  );
}
