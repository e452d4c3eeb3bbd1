import { logger } from '@raade/platform';
import type { Video } from '@raade/content-model/pages/videos.schema';
import { connectPlayer } from './player-connection.ts';
import { PLAYER_HOST } from './player-messages.ts';

export interface RecapPlayer {
  /** Plays or pauses, as soon as the player can. */
  setPlaying(isPlaying: boolean): void;
  destroy(): void;
}

interface RecapPlayerOptions {
  /** The player is put inside; everything in it is removed with the player. */
  readonly place: HTMLElement;
  readonly video: Video;
  /** Lets the player start by itself. In any case it starts muted. */
  readonly autoplay: boolean;
  readonly onReady: () => void;
  readonly onFailure: () => void;
}

function addressOf({ youtubeId }: Video, autoplay: boolean): string {
  // YouTube requires the origin of the embedding page. The site's Referrer-Policy sends it, and so does this parameter.
  const { origin } = window.location;
  const wishes = `autoplay=${Number(autoplay)}&enablejsapi=1&modestbranding=1&mute=1&playsinline=1&rel=0`;
  return `${PLAYER_HOST}/embed/${youtubeId}?${wishes}&origin=${encodeURIComponent(origin)}`;
}

function playerFrame({ video, autoplay }: RecapPlayerOptions): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  Object.assign(frame, {
    title: video.title,
    width: '100%',
    height: '100%',
    allow: 'autoplay; encrypted-media; fullscreen; picture-in-picture',
    src: addressOf(video, autoplay),
  });
  return frame;
}

/** Asks for something that nobody misses: a failure is logged, and that is all. */
function attempt(action: 'play' | 'pause' | 'destroy', work: () => void): void {
  try {
    work();
  } catch (error) {
    logger.warn('video control failed', { action }, error);
  }
}

/**
 * A muted player of YouTube's in a frame, spoken to by messages as its own script would: that script would run
 * in our page, with all rights of the page.
 */
export function createRecapPlayer(options: RecapPlayerOptions): RecapPlayer {
  const { place, onReady, onFailure } = options;
  const frame = playerFrame(options);
  let isReady = false;
  let isPlaying = false;

  const applyPlaying = () => {
    if (isPlaying) attempt('play', () => connection.send('playVideo'));
    else attempt('pause', () => connection.send('pauseVideo'));
  };
  const connection = connectPlayer(frame, {
    onReady() {
      if (isReady) return;
      isReady = true;
      applyPlaying();
      onReady();
    },
    onError(code) {
      logger.warn('video failed', { code });
      onFailure();
    },
    onSilence() {
      logger.warn('video player not loaded');
      onFailure();
    },
  });
  place.replaceChildren(frame);

  return {
    setPlaying(next) {
      if (next === isPlaying) return;
      isPlaying = next;
      if (isReady) applyPlaying();
    },
    destroy() {
      connection.end();
      attempt('destroy', () => place.replaceChildren());
    },
  };
}
