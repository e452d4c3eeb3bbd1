import { control, requestEvents, type PlayerControl, readMessage } from './player-messages.ts';

/** Interval of the tries to reach the player. */
const ASK_EVERY_MS = 250;

/** Tries before giving up, within five seconds: a loaded frame that does not answer contains an error page. */
const MOST_TRIES = 20;

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
  let asking: ReturnType<typeof setInterval> | undefined;
  let asked = 0;

  const stopAsking = () => clearInterval(asking);
  const withPlayer = (speak: (player: Window) => void) =>
    frame.contentWindow && speak(frame.contentWindow);
  const ask = () => {
    asked += 1;
    if (asked <= MOST_TRIES) {
      withPlayer(requestEvents);
      return;
    }
    stopAsking();
    events.onNoAnswer();
  };
  const onMessage = (event: MessageEvent) =>
    withPlayer((player) => {
      const message = readMessage(event, player);
      if (message === undefined) return;
      stopAsking();
      if (message === 'ready') events.onReady();
      else events.onError(message);
    });
  frame.onload = () => {
    asking = setInterval(ask, ASK_EVERY_MS);
    ask();
  };
  window.addEventListener('message', onMessage);

  return {
    send: (name) => void withPlayer((player) => control(player, name)),
    end() {
      stopAsking();
      window.removeEventListener('message', onMessage);
    },
  };
}
