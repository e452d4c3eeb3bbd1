import { useContent } from '@raade/content-model/provided/use-content';
import { media, styled } from '@raade/platform';
import { renderText } from '@raade/ui';
import { DescribedLink } from '../described-link/described-link.tsx';

const SHADE = 'rgb(var(--night-channels) / 82%)';

/**
 * Darkens the film behind the text over the full width of the screen. A border image, since it can extend beyond the
 * page without making it wider.
 */
const Shaded = styled.div`
  justify-self: stretch;
  margin-block: var(--space-2) 5.5rem;
  padding-block: var(--space-2) var(--space-3);
  border-image: linear-gradient(transparent, ${SHADE} 2rem, ${SHADE} calc(100% - 3rem), transparent)
    fill 0 / 0 / 2rem 100vmax 3rem;

  ${media.tablet} {
    margin-block: var(--space-6) 0;
    padding-block: var(--space-3) var(--space-4);
  }

  @media print, (forced-colors: active) {
    border-image: none;
  }
`;

const Links = styled.ul`
  display: grid;
  gap: var(--space-2);
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-3) var(--space-8);
  }

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }

  li {
    position: relative;
  }

  a {
    color: var(--color-on-night);
    font-weight: 600;
    text-decoration-color: var(--color-sun);
    text-decoration-thickness: 2px;
  }

  /* Makes the whole card clickable, as a larger touch target. */
  a::after {
    position: absolute;
    inset: 0;
    content: '';
  }

  a:hover {
    color: var(--color-sun);
  }

  :focus-visible {
    outline-color: var(--color-sun);
  }

  p {
    color: var(--color-on-night-muted);
    font-size: var(--text-small);
    line-height: 1.4;

    ${media.desktop} {
      font-size: 1rem;
    }
  }
`;

const Mission = styled.p`
  margin-block-start: var(--space-2);
  padding-block-start: var(--space-2);
  border-block-start: 1px solid rgb(var(--on-night-channels) / 24%);
  color: var(--color-on-night-muted);
  font-size: var(--text-small);

  ${media.tablet} {
    margin-block-start: var(--space-4);
    padding-block-start: var(--space-3);
  }

  /* Leaves the corner to the button that stops the film. */
  ${media.belowTablet} {
    padding-inline-end: var(--space-12);
  }
`;

/** Links for those who want to take part, and the mission, at the bottom of the hero. */
export function HeroLinks() {
  const { ways: links, mission } = useContent().home.hero;
  return (
    <Shaded>
      <Links>
        {links.map((link) => (
          <DescribedLink key={link.name} {...link} />
        ))}
      </Links>
      <Mission>{renderText(mission)}</Mission>
    </Shaded>
  );
}
