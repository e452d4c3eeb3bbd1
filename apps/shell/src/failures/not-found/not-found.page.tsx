import { NOT_FOUND_HEAD } from '@raade/contracts/site/not-found-page';
import { media, styled, usePageHead } from '@raade/platform';
import { Eyebrow, Hero, HeroTitle, Lead, MissingPartIllustration } from '@raade/ui';
import { SuggestedLinks } from './suggested-links.tsx';
import { WovenCloth } from './woven-cloth.tsx';

/** On desktops the drawing of the cloth takes the other half. */
const Text = styled.div`
  max-width: 36rem;

  ${Lead} {
    margin-block: var(--space-6) var(--space-8);
  }

  ${media.desktop} {
    max-width: 50%;
  }
`;

/** The drawing for screens that are too narrow for `WovenCloth`. */
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
          <MissingPartIllustration />
        </SmallCloth>
        <Eyebrow>Page not found</Eyebrow>
        <HeroTitle id="not-found-title">We could not find that page</HeroTitle>
        <Lead>{NOT_FOUND_HEAD.description} You can go on from here:</Lead>
        <SuggestedLinks look="night" />
      </Text>
    </Hero>
  );
}
