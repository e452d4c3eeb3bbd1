/** Sets no cookie before the film plays. */
export const PLAYER_HOST = 'https://www.youtube-nocookie.com';

/** The controls of the player that we use (https://developers.google.com/youtube/iframe_api_reference). */
export type PlayerControl = 'playVideo' | 'pauseVideo';

/** What the player tells that concerns us. `code` is YouTube's number for the reason, like 100 for a missing film. */
export type PlayerNews =
  { readonly kind: 'ready' } | { readonly kind: 'error'; readonly code: number };

/** Every message of YouTube's names the channel and the number of the player in its page. */
const CHANNEL = { id: 1, channel: 'widget' };

const textOf = (message: object) => JSON.stringify({ ...message, ...CHANNEL });

/** Asks the player in a frame to answer from now on, and to tell of errors. It can be asked more than once. */
export function knock(player: Window): void {
  // To whoever is there: a frame that could not be loaded is nobody, and the messages tell nothing.
  player.postMessage(textOf({ event: 'listening' }), '*');
  player.postMessage(textOf(command('addEventListener', ['onError'])), '*');
}

export function control(player: Window, name: PlayerControl): void {
  player.postMessage(textOf(command(name, [])), PLAYER_HOST);
}

const command = (func: string, args: readonly string[]) => ({ event: 'command', func, args });

/** What a message says, if it is the player's and concerns us. */
export function readNews(
  { origin, source, data }: MessageEvent,
  player: Window,
): PlayerNews | undefined {
  if (origin !== PLAYER_HOST || source !== player || typeof data !== 'string') return undefined;
  const { event, info } = parse(data);
  // A player that was ready before it was asked tells its state instead.
  if (event === 'onReady' || event === 'initialDelivery') return { kind: 'ready' };
  return event === 'onError' && typeof info === 'number'
    ? { kind: 'error', code: info }
    : undefined;
}

function parse(data: string): { readonly event?: unknown; readonly info?: unknown } {
  try {
    const message: unknown = JSON.parse(data);
    return typeof message === 'object' && message !== null ? message : {};
  } catch {
    return {};
  }
}
