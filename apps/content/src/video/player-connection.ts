import { control, knock, type PlayerControl, readNews } from './player-messages.ts';

/** Milliseconds between two questions whether the player is there. */
const ASK_EVERY = 250;

/** Milliseconds after which a frame that has loaded, and has not answered, will not: it holds an error page. */
const ANSWERS_WITHIN = 5_000;

interface PlayerEvents {
  /** Called once: the player can be controlled. */
  readonly onReady: () => void;
  /** `code` is YouTube's number for the reason. */
  readonly onError: (code: number) => void;
  /** Nobody answers in the frame. */
  readonly onSilence: () => void;
}

export interface PlayerConnection {
  send(name: PlayerControl): void;
  end(): void;
}

/** Speaks to the player in `frame`, which is still to be put into the page. */
export function connectPlayer(frame: HTMLIFrameElement, events: PlayerEvents): PlayerConnection {
  let isReady = false;
  let asking: ReturnType<typeof setInterval> | undefined;

  const onMessage = (event: MessageEvent) => {
    const news = frame.contentWindow && readNews(event, frame.contentWindow);
    if (news?.kind === 'error') events.onError(news.code);
    if (news?.kind !== 'ready' || isReady) return;
    isReady = true;
    clearInterval(asking);
    events.onReady();
  };
  const ask = (since: number) => {
    if (performance.now() - since < ANSWERS_WITHIN) {
      if (frame.contentWindow) knock(frame.contentWindow);
      return;
    }
    clearInterval(asking);
    events.onSilence();
  };
  frame.addEventListener('load', () => {
    if (isReady) return;
    const since = performance.now();
    clearInterval(asking);
    asking = setInterval(() => ask(since), ASK_EVERY);
    ask(since);
  });
  window.addEventListener('message', onMessage);

  return {
    send(name) {
      if (frame.contentWindow) control(frame.contentWindow, name);
    },
    end() {
      clearInterval(asking);
      window.removeEventListener('message', onMessage);
    },
  };
}
