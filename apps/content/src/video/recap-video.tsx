import { savesData } from '@raade/browser';
import { isLowPerformance, useIsHydrated, useReducedMotion } from '@raade/platform';
import { renderText } from '@raade/ui';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Video } from '@raade/content-model/pages/videos.schema';
import { useRecapPlayer } from './use-recap-player.ts';
import { VideoPoster } from './video-poster.tsx';
import { Caption, Figure, Frame, PlayerPlace } from './video.styles.ts';

interface RecapVideoProps {
  readonly video: Video;
  /** Starts by itself once half of it is visible, or on a click. Muted in both cases. */
  readonly mode: 'autoplay' | 'click';
  readonly caption?: string;
}

/**
 * A YouTube video behind a poster. Nothing is requested from YouTube before the video is about to play. It plays while
 * half of it is visible. If it cannot play, the poster stays and links to it.
 */
export function RecapVideo({ video, mode, caption }: RecapVideoProps) {
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const isVisible = useHalfVisible(frame);
  const prefersReducedMotion = useReducedMotion();
  const isLinkOnly = useIsHydrated() && savesData();
  const [isWanted, setWanted] = useState(false);
  const [isClicked, setClicked] = useState(false);

  const canAutoplay = !prefersReducedMotion && !isLinkOnly && !isLowPerformance();
  const autoplay = mode === 'autoplay' && canAutoplay;
  // Never unset, so that the player stays when it is scrolled out of view.
  if (!isWanted && (isClicked || (autoplay && isVisible))) setWanted(true);
  const state = useRecapPlayer({ place, video, autoplay, isWanted, isVisible });

  useEffect(() => {
    // Moves the focus from the play button to the player.
    if (isClicked && state === 'ready') place.current?.querySelector('iframe')?.focus();
  }, [isClicked, state]);

  return (
    <Figure>
      <Frame ref={frame} data-player={state}>
        <PlayerPlace ref={place} />
        {state !== 'ready' && (
          <VideoPoster
            video={video}
            isLoading={state === 'loading'}
            isLinkOnly={isLinkOnly || state === 'failed'}
            onPlay={() => setClicked(true)}
          />
        )}
      </Frame>
      {caption !== undefined && <Caption>{renderText(caption)}</Caption>}
    </Figure>
  );
}

const VISIBLE_SHARE = 0.5;
/** Only at top and bottom: with margins at the sides, half of a video could never be visible on a phone. */
const MARGIN = '-100px 0px';

/** True if at least half of the element is visible, not counting 100 px at the top and bottom of the window. */
function useHalfVisible(element: RefObject<HTMLElement | null>): boolean {
  const [isVisible, setVisible] = useState(false);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setVisible((entries.at(-1)?.intersectionRatio ?? 0) >= VISIBLE_SHARE),
      { threshold: VISIBLE_SHARE, rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return isVisible;
}
