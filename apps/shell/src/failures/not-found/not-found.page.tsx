import { NOT_FOUND_HEAD } from '@raade/contracts/site/not-found-page';
import { media, styled, usePageHead } from '@raade/platform';
import { Eyebrow, Hero, HeroTitle, Lead, MissingPiece } from '@raade/ui';
import { WayOn } from './way-on.tsx';
import { WovenCloth } from './woven-cloth.tsx';

/** Leaves the cloth its half of the screen where there is room for both. */
const Text = styled.div`
  max-width: 36rem;

  ${Lead} {
    margin-block: var(--space-6) var(--space-8);
  }

  ${media.desktop} {
    max-width: 50%;
  }
`;

/** The small cloth, where there is no room for the large one. */
const SmallCloth = styled.div`
  margin-block-end: var(--space-8);

  ${media.desktop} {
    display: none;
  }
`;

export default function NotFoundPage() {
  usePageHead(NOT_FOUND_HEAD);
  return (
    <Hero id="not-found" labelledBy="not-found-title" height="full" backdrop={<WovenCloth />}>
      <Text>
        <SmallCloth>
          <MissingPiece />
        </SmallCloth>
        <Eyebrow>Page not found</Eyebrow>
        <HeroTitle id="not-found-title">We could not find that page</HeroTitle>
        <Lead>{NOT_FOUND_HEAD.description} You can go on from here:</Lead>
        <WayOn look="night" />
      </Text>
    </Hero>
  );
}
