import { logger } from '@raade/platform';
import type { Video } from '../content/videos.schema.ts';
import type { YouTubeApi } from './youtube-api.ts';

/** Sets no cookie before the film plays. */
const HOST = 'https://www.youtube-nocookie.com';

export interface RecapPlayer {
  /** Plays or pauses, as soon as the player can. */
  setPlaying(isPlaying: boolean): void;
  destroy(): void;
}

interface RecapPlayerOptions {
  readonly api: YouTubeApi;
  /** The player is put inside; everything in it is removed with the player. */
  readonly place: HTMLElement;
  readonly video: Video;
  /** Lets the player start by itself. In any case it starts muted. */
  readonly autoplay: boolean;
  readonly onReady: () => void;
  readonly onFailure: () => void;
}

/** Asks the player for something that nobody misses: a failure is logged, and that is all. */
function attempt(action: 'play' | 'pause' | 'destroy' | 'name', work: () => void): void {
  try {
    work();
  } catch (error) {
    logger.warn('video control failed', { action }, error);
  }
}

/** A muted player of YouTube's. Throws if the API refuses to make one. */
export function createRecapPlayer(options: RecapPlayerOptions): RecapPlayer {
  const { api, place, video, autoplay, onReady, onFailure } = options;
  let isReady = false;
  let isPlaying = false;

  const applyPlaying = () => {
    if (isPlaying) attempt('play', () => player.playVideo());
    else attempt('pause', () => player.pauseVideo());
  };

  // YouTube replaces this element by its iframe, so it must not be one of React's.
  const target = document.createElement('div');
  place.replaceChildren(target);
  const player = new api.Player(target, {
    videoId: video.youtubeId,
    host: HOST,
    width: '100%',
    height: '100%',
    playerVars: {
      autoplay: autoplay ? 1 : 0,
      enablejsapi: 1,
      modestbranding: 1,
      mute: 1,
      origin: window.location.origin,
      playsinline: 1,
      rel: 0,
    },
    events: {
      onReady: () => {
        isReady = true;
        attempt('name', () => player.getIframe().setAttribute('title', video.title));
        applyPlaying();
        onReady();
      },
      onError: ({ data }) => {
        logger.warn('video failed', { code: data });
        onFailure();
      },
    },
  });

  return {
    setPlaying(next) {
      if (next === isPlaying) return;
      isPlaying = next;
      if (isReady) applyPlaying();
    },
    destroy() {
      attempt('destroy', () => player.destroy());
      place.replaceChildren();
    },
  };
}
