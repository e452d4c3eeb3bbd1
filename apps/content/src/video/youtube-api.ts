/** The part of YouTube's IFrame Player API that we use (https://developers.google.com/youtube/iframe_api_reference). */
interface YouTubePlayer {
  playVideo(): void;
  pauseVideo(): void;
  /** Removes the iframe. */
  destroy(): void;
  getIframe(): HTMLIFrameElement;
}

export interface PlayerOptions {
  readonly videoId: string;
  readonly host: string;
  readonly width: string;
  readonly height: string;
  readonly playerVars: Readonly<Record<string, string | number>>;
  readonly events: {
    /** Called once the player has controls. */
    readonly onReady: () => void;
    /** `data` is YouTube's number for the reason, like 100 for a film that is not there. */
    readonly onError: (event: { readonly data: number }) => void;
  };
}

export interface YouTubeApi {
  readonly Player: new (element: HTMLElement, options: PlayerOptions) => YouTubePlayer;
}

declare global {
  interface Window {
    YT?: Partial<YouTubeApi>;
    onYouTubeIframeAPIReady?: () => void;
  }
}

const SCRIPT = 'https://www.youtube.com/iframe_api';

function isComplete(api: Partial<YouTubeApi> | undefined): api is YouTubeApi {
  return api?.Player !== undefined;
}

function requestApi(): Promise<YouTubeApi> {
  return new Promise((resolve, reject) => {
    window.onYouTubeIframeAPIReady = () => {
      if (isComplete(window.YT)) resolve(window.YT);
      else reject(new Error('The script of the video player came without a player.'));
    };
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onerror = () => {
      script.remove();
      reject(new Error('The script of the video player did not come.'));
    };
    document.head.append(script);
  });
}

let pending: Promise<YouTubeApi> | undefined;

/**
 * Requests the player's script once for all players of the page. Rejects if it cannot be loaded; the next
 * call then tries again.
 */
export function loadYouTubeApi(): Promise<YouTubeApi> {
  if (isComplete(window.YT)) return Promise.resolve(window.YT);
  pending ??= requestApi().finally(() => (pending = undefined));
  return pending;
}
