import { Link, media, styled } from '@raade/platform';
import { ProjectPicture } from '../projects/project-picture.tsx';

export const Card = styled.li`
  display: grid;
  grid-template-rows: auto 1fr auto;
  overflow: hidden;
  border: 1px solid var(--color-border);
  border-radius: var(--radius);
  background: var(--color-surface);
  box-shadow: var(--shadow);
`;

/** The picture, and the challenge above it: the higher one determines the height. */
export const Top = styled.div`
  display: grid;
  background: var(--paint-dusk);

  > *,
  img {
    grid-area: 1 / 1;
  }
`;

export const Picture = styled(ProjectPicture)`
  height: 100%;
  aspect-ratio: 4 / 3;

  ${media.belowTablet} {
    aspect-ratio: 2;
  }
`;

export const Challenge = styled.div`
  display: grid;
  align-content: center;
  gap: var(--space-2);
  padding: var(--space-6);
  background: var(--color-night);
  color: var(--color-on-night);
  font-size: var(--text-small);
  line-height: 1.5;
  visibility: hidden;
  opacity: 0;
  transition:
    opacity var(--motion-quick),
    visibility var(--motion-quick);

  &[data-open='true'] {
    visibility: visible;
    opacity: 1;
  }

  /* In one column, each card is as high as its content. */
  ${media.belowTablet} {
    &[data-open='false'] {
      display: none;
    }
  }

  strong {
    color: var(--color-sun);
  }
`;

/** The last row, the phase, is at the bottom, on one line with that of the neighboring cards. */
export const Text = styled.div`
  display: grid;
  grid-template-rows: auto auto auto 1fr auto;
  gap: var(--space-2);
  padding: var(--space-4) var(--space-6);
`;

export const CurrentPhase = styled.p`
  font-size: var(--text-small);
  font-weight: 600;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-2);
  padding: 0 var(--space-6) var(--space-4);
`;

export const ExploreLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
  font-size: 1rem;
  font-weight: 600;
`;

/** The chevron points down while the content is closed, and up while it is open. */
export const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-accent);
  font: 600 var(--text-small) / 1 var(--font-body);
  cursor: pointer;

  &::after {
    width: 0.55em;
    aspect-ratio: 1;
    border-block-end: 2px solid;
    border-inline-end: 2px solid;
    content: '';
    rotate: 45deg;
    translate: 0 -25%;
  }

  &[aria-expanded='true']::after {
    rotate: 225deg;
    translate: 0 25%;
  }
`;
