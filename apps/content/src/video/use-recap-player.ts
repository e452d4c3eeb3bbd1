import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Video } from '@raade/content-model/pages/videos.schema';
import { logger } from '@raade/platform';
import type { RecapPlayer } from './recap-player.lazy.ts';

/** `idle`: nothing was requested. `failed`: the poster stays, with a link. */
export type PlayerState = 'idle' | 'loading' | 'ready' | 'failed';

interface PlayerRequest {
  /** Container of the player. */
  readonly place: RefObject<HTMLElement | null>;
  readonly video: Video;
  readonly autoplay: boolean;
  /** True to load the player, which then stays until the page is left. */
  readonly isWanted: boolean;
  readonly isVisible: boolean;
}

/** Loads the player when it is needed and removes it when the page is left; it plays while it is visible. */
export function useRecapPlayer(request: PlayerRequest): PlayerState {
  const { place, video, autoplay, isWanted, isVisible } = request;
  const [outcome, setOutcome] = useState<'ready' | 'failed'>();
  const player = useRef<RecapPlayer>(undefined);
  /** For the player, which is created later. */
  const isVisibleNow = useRef(isVisible);

  useEffect(() => {
    isVisibleNow.current = isVisible;
    player.current?.setPlaying(isVisible);
  }, [isVisible]);

  useEffect(() => {
    const element = place.current;
    if (!isWanted || !element) return;
    let hasEnded = false;
    const end = () => {
      hasEnded = true;
      player.current?.destroy();
      player.current = undefined;
    };
    const onFailure = () => {
      end();
      setOutcome('failed');
    };
    const onReady = () => setOutcome('ready');
    import('./recap-player.lazy.ts')
      .then(({ createRecapPlayer }) => {
        if (hasEnded) return;
        const options = { place: element, video, autoplay, onReady, onFailure };
        player.current = createRecapPlayer(options);
        player.current.setPlaying(isVisibleNow.current);
      })
      .catch((error: unknown) => {
        logger.warn('video player not loaded', {}, error);
        onFailure();
      });
    return end;
  }, [place, video, autoplay, isWanted]);

  return outcome ?? (isWanted ? 'loading' : 'idle');
}
