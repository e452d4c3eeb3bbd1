import { subscribeToLog } from '@raade/platform';
import { PLAYER_HOST } from './player-messages.ts';
import { createRecapPlayer, type RecapPlayer } from './recap-player.lazy.ts';

const video = { youtubeId: 'sampleVideo', title: 'A sample' };
const place = document.createElement('div');
const onReady = jest.fn();
const onFailure = jest.fn();
const posted: { readonly event: string; readonly func?: string; readonly args?: string[] }[] = [];
let player: RecapPlayer | undefined;
let fails = false;

function frame(): HTMLIFrameElement {
  const element = place.querySelector('iframe');
  if (!element) throw new Error('There is no frame.');
  return element;
}

/** Creates a player whose frame has loaded, without the network. */
function create(autoplay: boolean): RecapPlayer {
  player = createRecapPlayer({ place, video, autoplay, onReady, onFailure });
  const { contentWindow } = frame();
  if (!contentWindow) throw new Error('The frame has no window.');
  jest.spyOn(contentWindow, 'postMessage').mockImplementation((text: string) => {
    if (fails) throw new Error('The frame refused');
    posted.push(JSON.parse(text) as (typeof posted)[number]);
  });
  frame().dispatchEvent(new Event('load'));
  return player;
}

/** Sends a message of the player, from the player's origin and window. */
function sendMessage(event: string, info: unknown = null): void {
  const data = JSON.stringify({ event, info, id: 1, channel: 'widget' });
  const { contentWindow: source } = frame();
  window.dispatchEvent(new MessageEvent('message', { data, origin: PLAYER_HOST, source }));
}

const controls = () =>
  posted.flatMap(({ func }) => (func === 'playVideo' || func === 'pauseVideo' ? [func] : []));
const parameters = () => Object.fromEntries(new URL(frame().src).searchParams);

beforeEach(() => {
  jest.useFakeTimers();
  document.body.append(place);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  player?.destroy();
  posted.length = 0;
  fails = false;
  jest.clearAllMocks();
});

test('no script of the player runs in the page', () => {
  create(true);
  expect(document.querySelectorAll('script')).toHaveLength(0);
  expect(new URL(frame().src).origin).toBe(PLAYER_HOST);
});

test('[VID-04] the player is always muted and starts by itself only with autoplay', () => {
  create(true);
  expect(parameters()).toMatchObject({ mute: '1', autoplay: '1' });
  create(false);
  expect(parameters()).toMatchObject({ mute: '1', autoplay: '0' });
});

test('the player is asked for its events until it answers', () => {
  create(true);
  jest.advanceTimersByTime(500);
  const requests = posted.filter(({ event }) => event === 'listening').length;
  expect(requests).toBe(3);
  sendMessage('onReady');
  sendMessage('initialDelivery', {});
  jest.advanceTimersByTime(10_000);
  expect(posted.filter(({ event }) => event === 'listening')).toHaveLength(requests);
  expect(onReady).toHaveBeenCalledTimes(1);
  expect(onFailure).not.toHaveBeenCalled();
});

test('only the last command before the player is ready is executed', () => {
  const recap = create(true);
  recap.setPlaying(true);
  recap.setPlaying(false);
  recap.setPlaying(true);
  expect(controls()).toEqual([]);
  sendMessage('onReady');
  expect(controls()).toEqual(['playVideo']);
  recap.setPlaying(true);
  recap.setPlaying(false);
  expect(controls()).toEqual(['playVideo', 'pauseVideo']);
});

test('a player that becomes ready while hidden is paused', () => {
  create(true);
  sendMessage('initialDelivery', {});
  expect(controls()).toEqual(['pauseVideo']);
});

test.each([
  ['{"event":"onReady"}', 'https://www.youtube.com'],
  ['{"event":"onError","info":100}', window.location.origin],
  ...['{', 'null', '"onReady"', '{"event":"onError","info":"100"}'].map((data) => [
    data,
    PLAYER_HOST,
  ]),
])('the message %s of %s is ignored', (data, origin) => {
  create(true);
  const { contentWindow: source } = frame();
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
  expect(onReady).not.toHaveBeenCalled();
  expect(onFailure).not.toHaveBeenCalled();
});

function logged(work: () => void): unknown[] {
  const entries: unknown[] = [];
  const stop = subscribeToLog((entry) => entries.push(entry));
  work();
  stop();
  return entries;
}

test.each([
  ['play', true],
  ['pause', false],
])(
  '[ERR-13] an error of the method %s is logged with its cause and has no other effect',
  (action, isPlaying) => {
    const recap = create(true);
    sendMessage('onReady');
    recap.setPlaying(!isPlaying);
    fails = true;
    const entries = logged(() => recap.setPlaying(isPlaying));
    const cause = new Error('The frame refused');
    const event = 'video control failed';
    expect(entries).toMatchObject([{ level: 'warn', event, fields: { action }, cause }]);
    fails = false;
    recap.destroy();
    expect(place.childElementCount).toBe(0);
  },
);

test('[ERR-13] an error while the player is removed is logged with its cause', () => {
  const recap = create(true);
  const cause = new Error('The place refused');
  jest.spyOn(place, 'replaceChildren').mockImplementationOnce(() => {
    throw cause;
  });
  const fields = { action: 'destroy' };
  expect(logged(() => recap.destroy())).toMatchObject([
    { event: 'video control failed', fields, cause },
  ]);
});

test('messages of a removed player are ignored', () => {
  const recap = create(true);
  const { contentWindow: source } = frame();
  recap.destroy();
  const data = JSON.stringify({ event: 'onError', info: 100 });
  window.dispatchEvent(new MessageEvent('message', { data, origin: PLAYER_HOST, source }));
  jest.advanceTimersByTime(10_000);
  expect(onFailure).not.toHaveBeenCalled();
});
