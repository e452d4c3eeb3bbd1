import { styled } from '@raade/platform';
import { IconButton } from '@raade/ui';
import { type RefObject, useState } from 'react';

interface FilmControlProps {
  readonly film: RefObject<HTMLVideoElement | null>;
}

const Control = styled(IconButton)`
  position: absolute;
  z-index: var(--layer-raised);
  inset-inline-end: var(--page-gutter);
  inset-block-end: var(--space-6);
  border: 1px solid var(--color-on-night-muted);
  border-radius: 50%;
  background: rgb(var(--night-channels) / 60%);
  color: var(--color-on-night);

  &:focus-visible {
    outline-color: var(--color-sun);
  }
`;

/**
 * The button that stops the film: anything that moves by itself for longer than five seconds can be stopped (WCAG
 * 2.2.2).
 */
export function FilmControl({ film }: FilmControlProps) {
  const [isPlaying, setPlaying] = useState(true);

  const toggle = () => {
    setPlaying(!isPlaying);
    if (isPlaying) film.current?.pause();
    else void film.current?.play();
  };

  return (
    <Control
      type="button"
      aria-label={isPlaying ? 'Pause background film' : 'Play background film'}
      onClick={toggle}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
        <path d={isPlaying ? 'M7 5h3v14H7zM14 5h3v14h-3z' : 'M8 5v14l11-7z'} fill="currentColor" />
      </svg>
    </Control>
  );
}
