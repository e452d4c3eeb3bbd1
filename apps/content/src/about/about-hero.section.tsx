import { useContent } from '@raade/content-model/provided/use-content';
import { media, styled } from '@raade/platform';
import { Hero, HeroTitle, renderText } from '@raade/ui';
import { TeamImage } from './team-image.tsx';

const Columns = styled.div`
  display: grid;
  align-items: center;
  gap: var(--space-8) var(--space-12);
  width: 100%;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Introduction = styled.p`
  max-width: 46ch;
  margin-block-start: var(--space-6);
  color: var(--color-on-night-muted);
  font-size: var(--text-lead);
  line-height: 1.5;
`;

/** The top of the page. Once `isLate`, a picture that is still loading is replaced by text. */
export function AboutHero({ isLate }: { readonly isLate: boolean }) {
  const { lead, imageAlt } = useContent().about.hero;
  return (
    <Hero labelledBy="about-title">
      <Columns>
        <div>
          <HeroTitle id="about-title">Who we are</HeroTitle>
          <Introduction>{renderText(lead)}</Introduction>
        </div>
        <TeamImage alt={imageAlt} isLate={isLate} />
      </Columns>
    </Hero>
  );
}
