/** Sets no cookie before the film plays. */
export const PLAYER_HOST = 'https://www.youtube-nocookie.com';

/** The controls of the player that we use (https://developers.google.com/youtube/iframe_api_reference). */
export type PlayerControl = 'playVideo' | 'pauseVideo';

/** That the player can be controlled, or YouTube's number for an error, like 100 for a film that is not there. */
type PlayerNews = 'ready' | number | undefined;

/** Every message names the channel and the number of the player in its page. */
const textOf = (message: object) => JSON.stringify({ ...message, id: 1, channel: 'widget' });

const command = (func: string, args: readonly string[] = []) =>
  textOf({ event: 'command', func, args });

/** Asks the player in a frame to answer from now on, and to tell of errors. It can be asked more than once. */
export function knock(player: Window): void {
  // To whoever is there: a frame that could not be loaded is nobody, and the messages tell nothing.
  player.postMessage(textOf({ event: 'listening' }), '*');
  player.postMessage(command('addEventListener', ['onError']), '*');
}

export const control = (player: Window, name: PlayerControl): void =>
  player.postMessage(command(name), PLAYER_HOST);

/** Reads a message of the player; undefined if the message has another sender or no meaning for us. */
export function readNews({ origin, source, data }: MessageEvent, player: Window): PlayerNews {
  if (origin !== PLAYER_HOST || source !== player) return undefined;
  try {
    const { event, info } = JSON.parse(String(data)) as { event?: unknown; info?: unknown };
    // A player that was ready before it was asked tells its state instead.
    if (event === 'onReady' || event === 'initialDelivery') return 'ready';
    return event === 'onError' && typeof info === 'number' ? info : undefined;
  } catch {
    return undefined;
  }
}
