import { expect, type Page } from '@playwright/test';

type Call = 'create' | 'play' | 'pause' | 'destroy';

const HOST = 'https://www.youtube-nocookie.com';

declare global {
  interface Window {
    notePlayerCall?: (call: Call) => void;
    /** Makes the player tell an error, by YouTube's number. */
    failPlayer?: (code: number) => void;
  }
}

/**
 * Defines what YouTube's player does in its frame, as far as it concerns a page that speaks to it by messages
 * (`enablejsapi=1`): it answers to whoever asks it to, is ready then, does what commands say, and tells of an error
 * to whoever has asked for errors. Runs in the frame.
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
    playVideo: () => window.notePlayerCall?.('play'),
    pauseVideo: () => window.notePlayerCall?.('pause'),
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
    window.notePlayerCall?.('create');
    tell('initialDelivery', { playerState: -1 });
    tell('onReady', null);
  });
  window.failPlayer = (code) => {
    if (subscribed.has('onError')) tell('onError', code);
  };
}

export interface FakePlayer {
  /** How often YouTube was asked for a player. */
  readonly requests: () => number;
  /** The calls to the players, in order. */
  readonly calls: () => readonly Call[];
  /** Makes the player tell an error, by YouTube's number. */
  readonly fail: (code: number) => Promise<void>;
}

/** Answers for YouTube, so that no story needs the network. */
export async function fakeYouTube(page: Page): Promise<FakePlayer> {
  const calls: Call[] = [];
  let requests = 0;
  await page.exposeFunction('notePlayerCall', (call: Call) => calls.push(call));
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
