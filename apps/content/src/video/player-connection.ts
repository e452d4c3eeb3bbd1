import { control, knock, type PlayerControl, readNews } from './player-messages.ts';

/** Milliseconds between two questions whether the player is there. */
const ASK_EVERY = 250;

/** A frame that has loaded and has not answered by then, five seconds, holds an error page. */
const QUESTIONS = 20;

interface PlayerEvents {
  /** The player can be controlled. It may say so more than once. */
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
  let asking: ReturnType<typeof setInterval> | undefined;
  let asked = 0;

  const stopAsking = () => clearInterval(asking);
  const withPlayer = (speak: (player: Window) => void) =>
    frame.contentWindow && speak(frame.contentWindow);
  const ask = () => {
    asked += 1;
    if (asked <= QUESTIONS) {
      withPlayer(knock);
      return;
    }
    stopAsking();
    events.onSilence();
  };
  const onMessage = (event: MessageEvent) =>
    withPlayer((player) => {
      const news = readNews(event, player);
      if (news === undefined) return;
      stopAsking();
      if (news === 'ready') events.onReady();
      else events.onError(news);
    });
  frame.onload = () => {
    asking = setInterval(ask, ASK_EVERY);
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
