// Messages to and from YouTube's player, sent without YouTube's own script: it would need the right to run on our pages.

/** YouTube's host that sets no cookies before playing. */
export const PLAYER_HOST = 'https://www.youtube-nocookie.com';

/** The controls of the player that we use (https://developers.google.com/youtube/iframe_api_reference). */
export type PlayerControl = 'playVideo' | 'pauseVideo';

/** `ready`, or YouTube's error number, like 100 for a missing video. */
type PlayerMessage = 'ready' | number | undefined;

/** Encodes a message; the player expects a channel and an id. */
const textOf = (message: object) => JSON.stringify({ ...message, id: 1, channel: 'widget' });

const command = (func: string, args: readonly string[] = []) =>
  textOf({ event: 'command', func, args });

/** Asks the player in a frame to send events and errors. Can be repeated. */
export function requestEvents(player: Window): void {
  // Any target origin, since a frame that failed to load has another one, and the messages contain nothing secret.
  player.postMessage(textOf({ event: 'listening' }), '*');
  player.postMessage(command('addEventListener', ['onError']), '*');
}

export const control = (player: Window, name: PlayerControl): void =>
  player.postMessage(command(name), PLAYER_HOST);

/** Parses a message of the player; undefined for other senders and other messages. */
export function readMessage({ origin, source, data }: MessageEvent, player: Window): PlayerMessage {
  if (origin !== PLAYER_HOST || source !== player) return undefined;
  try {
    const { event, info } = JSON.parse(String(data)) as { event?: unknown; info?: unknown };
    // A player that is ready already answers with its state, and not with `onReady`.
    if (event === 'onReady' || event === 'initialDelivery') return 'ready';
    return event === 'onError' && typeof info === 'number' ? info : undefined;
  } catch {
    // Some messages of YouTube are no JSON.
    return undefined;
  }
}
