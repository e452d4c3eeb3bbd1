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
  /** Text in place of the film if it fails, or if the browser does not support videos. */
  readonly fallback: string;
}

type FilmState = 'waiting' | 'loaded' | 'failed';

/** Hidden with forced colors, since text then needs a plain background. */
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

    /* On wide screens, the sun in the film is right of the text. */
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

/** A gradient that keeps the text on the film readable. On phones the text is on the middle of the film. */
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

/** Returns the smaller file, WebM, if the browser plays it. If not, `canPlayType` answers with an empty text. */
function playableFile(): string {
  const answer = document.createElement('video').canPlayType('video/webm; codecs="vp9"');
  return answer === '' ? mp4 : webm;
}

const hasForcedColors = () => window.matchMedia('(forced-colors: active)').matches;

/**
 * The background film of the home page. A still image is shown first. It stays if the visitor prefers reduced motion or
 * data, or has a slow device. If the film fails, the plain background stays, with a line of text.
 */
export function HeroFilm({ fallback }: HeroFilmProps) {
  const film = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<FilmState>('waiting');
  const prefersReducedMotion = useReducedMotion();
  const isHydrated = useIsHydrated();
  const showsFilm =
    isHydrated &&
    !prefersReducedMotion &&
    !savesData() &&
    !hasForcedColors() &&
    !isLowPerformance();

  useEffect(() => {
    // The source is set only once the element is on the page: a video in the HTML can fire its events before React
    // listens.
    if (film.current) film.current.src = playableFile();
  }, [showsFilm]);

  const handleError = () => {
    setState('failed');
    logger.warn('hero film failed', { code: film.current?.error?.code });
  };

  return (
    <>
      <Picture>
        {state !== 'failed' && <img src={still} alt="" width={1280} height={720} />}
        {showsFilm && state !== 'failed' && (
          <video
            ref={film}
            data-film={state}
            aria-hidden="true"
            tabIndex={-1}
            autoPlay
            loop
            muted
            playsInline
            onError={handleError}
            onCanPlay={() => setState('loaded')}
          >
            {fallback}
          </video>
        )}
      </Picture>
      <Scrim />
      {state === 'failed' && <Fallback>{fallback}</Fallback>}
      {showsFilm && state === 'loaded' && <FilmControl film={film} />}
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

/** The button that pauses the film: automatic motion of more than five seconds must be stoppable (WCAG 2.2.2). */
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
