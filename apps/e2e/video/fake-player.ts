import type { Page } from '@playwright/test';

interface Options {
  readonly host: string;
  readonly videoId: string;
  readonly width: string;
  readonly height: string;
  readonly playerVars: Record<string, string>;
  readonly events: {
    readonly onReady?: (event: object) => void;
    readonly onError?: (event: { readonly data: number }) => void;
  };
}

type Call = 'create' | 'play' | 'pause' | 'destroy';

declare global {
  interface Window {
    playerCalls?: Call[];
    /** Defined by the page: YouTube's script calls it when it is done. */
    onYouTubeIframeAPIReady?: () => void;
    /** Makes the player tell an error, by YouTube's number. */
    failPlayer?: (code: number) => void;
  }
}

/**
 * Defines what https://www.youtube.com/iframe_api does, as far as it concerns its callers: an element is replaced by
 * an iframe whose address carries the parameters, controls exist once it is ready, `destroy` puts the element back.
 * Runs in the page.
 */
function definePlayer(): void {
  const calls: Call[] = (window.playerCalls ??= []);

  class Player {
    playVideo?: () => void;
    pauseVideo?: () => void;
    readonly element: HTMLElement;
    readonly frame = document.createElement('iframe');

    constructor(element: HTMLElement, options: Options) {
      const { host, videoId, width, height, playerVars, events } = options;
      calls.push('create');
      this.element = element;
      this.frame.allow = 'autoplay';
      this.frame.width = width;
      this.frame.height = height;
      this.frame.src = `${host}/embed/${videoId}?${new URLSearchParams(playerVars)}`;
      this.frame.addEventListener('load', () => {
        this.playVideo = () => void calls.push('play');
        this.pauseVideo = () => void calls.push('pause');
        events.onReady?.({ target: this });
      });
      window.failPlayer = (data) => events.onError?.({ data });
      element.replaceWith(this.frame);
    }

    getIframe() {
      return this.frame;
    }

    destroy() {
      calls.push('destroy');
      this.frame.replaceWith(this.element);
    }
  }

  Object.assign(window, { YT: { Player } });
  window.onYouTubeIframeAPIReady?.();
}

export interface PlayerScript {
  /** How often the script was asked for. */
  readonly requests: () => number;
  /** The calls of the players, in order. */
  readonly calls: () => Promise<Call[]>;
}

/** Answers for YouTube, so that no story needs the network. */
export async function fakeYouTube(page: Page): Promise<PlayerScript> {
  let requests = 0;
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
  );
  await page.route('https://www.youtube.com/iframe_api', (route) => {
    requests += 1;
    return route.fulfill({
      contentType: 'text/javascript',
      body: `(${definePlayer.toString()})();`,
    });
  });
  return {
    requests: () => requests,
    calls: () => page.evaluate(() => window.playerCalls ?? []),
  };
}
