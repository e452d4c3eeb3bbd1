import { savesData } from '@raade/browser';
import { isLowPerformance, useIsHydrated, useReducedMotion } from '@raade/platform';
import { letters } from '@raade/ui';
import { useEffect, useRef, useState } from 'react';
import type { Video } from '@raade/content-model/pages/videos.schema';
import { useHalfVisible } from './use-half-visible.ts';
import { useRecapPlayer } from './use-recap-player.ts';
import { VideoPoster } from './video-poster.tsx';
import { Caption, Figure, Frame, PlayerPlace } from './video.styles.ts';

interface RecapVideoProps {
  readonly video: Video;
  /** Starts by itself once half of it is visible, or on a click. Either way it is muted. */
  readonly mode: 'autoplay' | 'click';
  readonly caption?: string;
}

/**
 * A film on YouTube behind a poster. Nothing is requested from YouTube before the player is about to play.
 * The film plays while half of it is visible; where it cannot play, the poster stays and links to it.
 */
export function RecapVideo({ video, mode, caption }: RecapVideoProps) {
  const frame = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const isVisible = useHalfVisible(frame);
  const prefersReducedMotion = useReducedMotion();
  const isLinkOnly = useIsHydrated() && savesData();
  const [isWanted, setWanted] = useState(false);
  const [isClicked, setClicked] = useState(false);

  const startsAlone = !prefersReducedMotion && !isLinkOnly && !isLowPerformance();
  const autoplay = mode === 'autoplay' && startsAlone;
  if (!isWanted && (isClicked || (autoplay && isVisible))) setWanted(true);
  const state = useRecapPlayer({ place, video, autoplay, isWanted, isVisible });

  useEffect(() => {
    // Visitors who pressed the play button by keyboard go on with the controls of the player.
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
      {caption !== undefined && <Caption>{letters(caption)}</Caption>}
    </Figure>
  );
}
