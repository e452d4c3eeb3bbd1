import { control, requestEvents, type PlayerControl, readMessage } from './player-messages.ts';

/** Interval of the tries to reach the player. */
const TRY_INTERVAL_MS = 250;

/** Tries before giving up, within five seconds: a loaded frame that does not answer contains an error page. */
const MAX_TRIES = 20;

interface PlayerEvents {
  /** The player can be controlled. May be called more than once. */
  readonly onReady: () => void;
  /** `code` is YouTube's error number. */
  readonly onError: (code: number) => void;
  /** The frame does not answer. */
  readonly onNoAnswer: () => void;
}

export interface PlayerConnection {
  send(name: PlayerControl): void;
  end(): void;
}

/** Connects to the YouTube player in a frame, which must be added to the page afterwards. */
export function connectPlayer(frame: HTMLIFrameElement, events: PlayerEvents): PlayerConnection {
  let timer: ReturnType<typeof setInterval> | undefined;
  let tryCount = 0;

  const stopTrying = () => clearInterval(timer);
  /** A frame has a window only while it is on the page. */
  const withPlayer = (action: (player: Window) => void) =>
    frame.contentWindow && action(frame.contentWindow);
  const tryToConnect = () => {
    tryCount += 1;
    if (tryCount <= MAX_TRIES) {
      withPlayer(requestEvents);
      return;
    }
    stopTrying();
    events.onNoAnswer();
  };
  const onMessage = (event: MessageEvent) =>
    withPlayer((player) => {
      const message = readMessage(event, player);
      if (message === undefined) return;
      stopTrying();
      if (message === 'ready') events.onReady();
      else events.onError(message);
    });
  frame.onload = () => {
    timer = setInterval(tryToConnect, TRY_INTERVAL_MS);
    tryToConnect();
  };
  window.addEventListener('message', onMessage);

  return {
    send: (name) => void withPlayer((player) => control(player, name)),
    end() {
      stopTrying();
      window.removeEventListener('message', onMessage);
    },
  };
}
