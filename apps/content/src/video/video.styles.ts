import { styled } from '@raade/platform';

/** Half of a video must fit into the window without its upper and lower 100 px, which limits height and width. */
export const Figure = styled.figure`
  width: 100%;
  max-width: max(16rem, (100svh - 200px) * 3.2);
`;

export const Frame = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: var(--radius);
  background: var(--color-night);
  box-shadow: var(--shadow);
`;

export const PlayerPlace = styled.div`
  position: absolute;
  inset: 0;

  iframe {
    display: block;
    border: 0;
  }
`;

export const Caption = styled.figcaption`
  margin-block-start: var(--space-3);
  color: var(--color-text-muted);
  font-size: var(--text-small);

  [data-background='dark'] & {
    color: var(--color-on-night-muted);
  }
`;

/** The whole poster as a link, if the video cannot play here. */
export const PosterLink = styled.a`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--space-6);
  text-decoration: none;

  &:focus-visible {
    outline-color: var(--color-sun);
    outline-offset: -6px;
  }
`;

/** Text on a picture, with its own background. */
export const Label = styled.span`
  padding: var(--space-1) var(--space-4);
  border-radius: 2em;
  background: var(--color-night);
  color: var(--color-on-night);
  font-weight: 600;
`;

export const PlayMark = styled.span`
  display: grid;
  place-content: center;
  width: 4.5rem;
  aspect-ratio: 1;
  padding-inline-start: 0.25rem;
  border-radius: 50%;
  background: var(--color-on-night);
  color: var(--color-night);
  box-shadow: 0 0 0 8px rgb(var(--night-channels) / 35%);
  transition: scale var(--motion-quick);

  :is(a, button):hover > & {
    scale: 1.06;
  }
`;
