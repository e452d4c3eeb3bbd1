import { expect, type Page } from '@playwright/test';

type Call = 'create' | 'play' | 'pause' | 'destroy';

const HOST = 'https://www.youtube-nocookie.com';

declare global {
  interface Window {
    recordPlayerCall?: (call: Call) => void;
    /** Makes the player tell an error, by YouTube's number. */
    failPlayer?: (code: number) => void;
  }
}

/**
 * Runs in the frame, and behaves like YouTube's player towards pages that control it by messages (`enablejsapi=1`): it
 * becomes ready when asked to listen, carries out commands, and reports errors to pages that listen for errors.
 */
function definePlayer(): void {
  const subscribed = new Set<string>();
  let isReady = false;
  const tell = (event: string, info: unknown) => {
    const origin = new URLSearchParams(window.location.search).get('origin') ?? '';
    window.parent.postMessage(JSON.stringify({ event, info, id: 1, channel: 'widget' }), origin);
  };
  const obey: Record<string, (args: string[]) => void> = {
    addEventListener: ([event = '']) => void subscribed.add(event),
    playVideo: () => window.recordPlayerCall?.('play'),
    pauseVideo: () => window.recordPlayerCall?.('pause'),
  };
  window.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const {
      event,
      func = '',
      args = [],
    } = JSON.parse(data) as {
      event: string;
      func?: string;
      args?: string[];
    };
    if (event === 'command') obey[func]?.(args);
    if (event !== 'listening' || isReady) return;
    isReady = true;
    window.recordPlayerCall?.('create');
    tell('initialDelivery', { playerState: -1 });
    tell('onReady', null);
  });
  window.failPlayer = (code) => {
    if (subscribed.has('onError')) tell('onError', code);
  };
}

export interface FakePlayer {
  /** Number of requests for a player. */
  readonly requests: () => number;
  /** The calls to the players, in order. */
  readonly calls: () => readonly Call[];
  /** Makes the player tell an error, by YouTube's number. */
  readonly fail: (code: number) => Promise<void>;
}

/** Fakes YouTube, so that tests need no network. */
export async function fakeYouTube(page: Page): Promise<FakePlayer> {
  const calls: Call[] = [];
  let requests = 0;
  await page.exposeFunction('recordPlayerCall', (call: Call) => calls.push(call));
  await page.route(`${HOST}/**`, (route) => {
    requests += 1;
    const script = `<script>(${definePlayer.toString()})();</script>`;
    const body = `<!doctype html><title>Player</title>${script}`;
    return route.fulfill({ contentType: 'text/html', body });
  });
  page.on('framedetached', (frame) => {
    if (frame.url().startsWith(HOST)) calls.push('destroy');
  });
  return {
    requests: () => requests,
    calls: () => calls,
    async fail(code) {
      const frame = page.frames().find((each) => each.url().startsWith(HOST));
      expect(frame, 'the frame of the player').toBeDefined();
      await frame?.evaluate((number) => window.failPlayer?.(number), code);
    },
  };
}
