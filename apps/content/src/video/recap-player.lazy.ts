import { logger } from '@raade/platform';
import type { Video } from '@raade/content-model/pages/videos.schema';
import { connectPlayer } from './player-connection.ts';
import { PLAYER_HOST } from './player-messages.ts';

export interface RecapPlayer {
  /** Plays or pauses, once the player is ready. */
  setPlaying(isPlaying: boolean): void;
  destroy(): void;
}

interface RecapPlayerOptions {
  /** Container of the player; it is emptied with the player. */
  readonly place: HTMLElement;
  readonly video: Video;
  /** True to start by itself. The video is always muted at first. */
  readonly autoplay: boolean;
  readonly onReady: () => void;
  readonly onFailure: () => void;
}

function addressOf({ youtubeId }: Video, autoplay: boolean): string {
  // YouTube requires the origin of the embedding page, in the referrer and in this parameter.
  const { origin } = window.location;
  const parameters = `autoplay=${Number(autoplay)}&enablejsapi=1&modestbranding=1&mute=1&playsinline=1&rel=0`;
  return `${PLAYER_HOST}/embed/${youtubeId}?${parameters}&origin=${encodeURIComponent(origin)}`;
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

/** Runs an action whose failure is only logged, since the page works without it. */
function attempt(name: 'play' | 'pause' | 'destroy', action: () => void): void {
  try {
    action();
  } catch (error) {
    logger.warn('video control failed', { action: name }, error);
  }
}

/**
 * Embeds a muted YouTube player in a frame and controls it by messages. YouTube's own script would do the same, but
 * would run in our page with all of its rights.
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
    onNoAnswer() {
      logger.warn('video player not loaded');
      onFailure();
    },
  });
  place.replaceChildren(frame);

  return {
    setPlaying(shouldPlay) {
      if (shouldPlay === isPlaying) return;
      isPlaying = shouldPlay;
      if (isReady) applyPlaying();
    },
    destroy() {
      connection.end();
      attempt('destroy', () => place.replaceChildren());
    },
  };
}
