import { useContent } from '@raade/content-model/provided/use-content';
import { BRAND } from '@raade/contracts/base/brand';
import { Link, media, styled } from '@raade/platform';
import { ButtonLink, Hero, HeroTitle, renderText, VisuallyHidden } from '@raade/ui';
import { HeroFilm } from '../film/hero-film.tsx';
import { HeroLinks } from './hero-links.tsx';

/** The color stops of a ring in a radial gradient; `radius` in rem. */
const ring = (radius: number, strength: string) =>
  `transparent ${radius}rem, rgb(244 162 97 / ${strength}) ${radius + 0.05}rem ${radius + 0.5}rem, transparent ${radius + 0.55}rem`;

/**
 * On phones the text covers the film's sun, so another sun is drawn at the bottom of the hero. A gradient, since an
 * image would be painted last.
 */
const Sunrise = styled.div`
  display: none;

  ${media.belowTablet} {
    position: absolute;
    inset: auto 0 0;
    display: block;
    height: 14rem;
    background:
      radial-gradient(
        circle at 50% 100%,
        var(--paint-gold),
        var(--color-sun) 4.25rem,
        transparent 4.3rem
      ),
      radial-gradient(
        circle at 50% 100%,
        ${ring(5.25, '34%')},
        ${ring(7, '22%')},
        ${ring(8.75, '12%')}
      ),
      linear-gradient(transparent, var(--color-night) 60%);
  }

  @media print, (forced-colors: active) {
    display: none;
  }
`;

/** Smaller on phones, so that the buttons are on the first screen. */
const Name = styled(HeroTitle)`
  ${media.belowTablet} {
    margin-block-start: calc(-1 * var(--space-6));
    font-size: 2.125rem;
  }
`;

const Tagline = styled.p`
  color: var(--color-sun);
  font: 600 var(--text-heading) / 1.3 var(--font-display);
`;

const Introduction = styled.p`
  max-width: 50ch;
  color: var(--color-on-night);
  font-size: var(--text-lead);
  line-height: 1.5;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);

  /* Smaller, so that both fit side by side. */
  ${media.belowTablet} {
    gap: var(--space-2);

    > a {
      padding-inline: 0.625rem;
      font-size: var(--text-small);
    }
  }
`;

const ScrollDown = styled(Link)`
  position: absolute;
  inset-block-end: var(--space-1);
  inset-inline-start: 50%;
  display: grid;
  place-content: center;
  width: 2.75rem;
  aspect-ratio: 1;
  border-radius: 50%;
  color: var(--color-on-night);
  translate: -50% 0;

  &:focus-visible {
    outline-color: var(--color-sun);
  }

  /* On small screens the arrow is on the sun. */
  ${media.belowTablet} {
    color: var(--color-night);

    &:focus-visible {
      outline-color: var(--color-night);
    }
  }
`;

export function HomeHero() {
  const { brand, home } = useContent();
  const [first, second] = brand.taglines;
  return (
    <Hero
      id="hero"
      labelledBy="hero-title"
      height="full"
      backdrop={
        <>
          <HeroFilm fallback={home.hero.fallback} />
          <Sunrise />
        </>
      }
    >
      <Name id="hero-title">{BRAND.fullName}</Name>
      <Tagline>
        {first && renderText(`${first} `)}
        <br />
        {second && renderText(second)}
      </Tagline>
      <Introduction>{renderText(home.hero.introduction)}</Introduction>
      <Actions>
        <ButtonLink to="/#join" look="sun" preventScrollReset>
          Start Building Today
        </ButtonLink>
        <ButtonLink to="/studios" look="night">
          Explore Our Impact
        </ButtonLink>
      </Actions>
      <HeroLinks />
      <ScrollDown to="/#transition-stat" preventScrollReset>
        <VisuallyHidden>Scroll down</VisuallyHidden>
        <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true" focusable="false">
          <path d="M5 9l7 7 7-7" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </ScrollDown>
    </Hero>
  );
}
