import { savesData } from '@raade/browser';
import {
  isLowPerformance,
  logger,
  media,
  styled,
  useIsHydrated,
  useReducedMotion,
} from '@raade/platform';
import { type RefObject, useEffect, useRef, useState } from 'react';
import mp4 from './hero.mp4?url';
import webm from './hero.webm?url';
import still from './still.svg?url';
import { IconButton } from '@raade/ui';

interface HeroFilmProps {
  /** Description in place of the film, should it fail, and in browsers that know no films. */
  readonly fallback: string;
}

type FilmState = 'waiting' | 'loaded' | 'failed';

/** Not there where the system sets the colours: words stand on its ground alone. */
const Picture = styled.div`
  position: absolute;
  inset: 0;

  > img,
  > video {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 30% 100%;

    /* The sun stands right of the words as long as there is room for both. */
    ${media.belowDesktop} {
      object-position: 50% 100%;
    }

    ${media.belowTablet} {
      object-position: 80% 100%;
    }
  }

  > video {
    opacity: 0;
    transition: opacity 1.2s var(--ease-out);
  }

  > video[data-film='loaded'] {
    opacity: 1;
  }

  @media (forced-colors: active) {
    display: none;
  }
`;

/** Keeps the words on the film readable: dark where they stand, clear where the sun is. On phones they stand on it. */
const Scrim = styled.div`
  position: absolute;
  inset: 0;
  background:
    linear-gradient(
      90deg,
      rgb(var(--night-channels) / 96%),
      rgb(var(--night-channels) / 90%) 42%,
      transparent 78%
    ),
    linear-gradient(rgb(var(--night-channels) / 50%), transparent 30%);

  ${media.belowTablet} {
    background: linear-gradient(
      rgb(var(--night-channels) / 96%) 50%,
      rgb(var(--night-channels) / 62%) 72%,
      rgb(var(--night-channels) / 10%)
    );
  }
`;

const Fallback = styled.p`
  position: absolute;
  inset-inline-end: max(var(--page-gutter), (100% - var(--page-width)) / 2);
  inset-block-end: var(--space-8);
  color: var(--color-on-night-muted);
`;

/** The smallest of the files that this browser plays. */
function playable(): string {
  const answer = document.createElement('video').canPlayType('video/webm; codecs="vp9"');
  return answer === '' ? mp4 : webm;
}

const hasForcedColors = () => window.matchMedia('(forced-colors: active)').matches;

/**
 * The film behind the words of the home page: fields that become a cloth, whose threads become a net. A
 * still of it stands first, and stays for those who prefer less motion or less data, and on weak devices. Should
 * the film fail, the ground behind it stays, with a line of text.
 */
export function HeroFilm({ fallback }: HeroFilmProps) {
  const film = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<FilmState>('waiting');
  const prefersReducedMotion = useReducedMotion();
  const isHydrated = useIsHydrated();
  const isWelcome =
    isHydrated &&
    !prefersReducedMotion &&
    !savesData() &&
    !hasForcedColors() &&
    !isLowPerformance();

  useEffect(() => {
    // The film gets its source only once the element is on the page: React drops the events before, be they good or
    // bad.
    if (film.current) film.current.src = playable();
  }, [isWelcome]);

  const fail = () => {
    setState('failed');
    logger.warn('hero film failed', { code: film.current?.error?.code });
  };

  return (
    <>
      <Picture>
        {state !== 'failed' && <img src={still} alt="" width={1280} height={720} />}
        {isWelcome && state !== 'failed' && (
          <video
            ref={film}
            data-film={state}
            aria-hidden="true"
            tabIndex={-1}
            autoPlay
            loop
            muted
            playsInline
            onError={fail}
            onCanPlay={() => setState('loaded')}
          >
            {fallback}
          </video>
        )}
      </Picture>
      <Scrim />
      {state === 'failed' && <Fallback>{fallback}</Fallback>}
      {isWelcome && state === 'loaded' && <FilmControl film={film} />}
    </>
  );
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
function FilmControl({ film }: { readonly film: RefObject<HTMLVideoElement | null> }) {
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
