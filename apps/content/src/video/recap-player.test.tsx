import { subscribeToLog } from '@raade/platform';
import { createRecapPlayer } from './recap-player.ts';
import type { PlayerOptions } from './youtube-api.ts';

const video = { youtubeId: 'sampleVideo', title: 'A sample' };
const calls: string[] = [];
let options: PlayerOptions | undefined;
let broken: string | undefined;

function call(name: string) {
  calls.push(name);
  if (broken === name) throw new Error(`${name} failed`);
}

class FakePlayer {
  readonly frame = document.createElement('iframe');
  constructor(element: HTMLElement, given: PlayerOptions) {
    options = given;
    element.replaceWith(this.frame);
  }
  playVideo = () => call('play');
  pauseVideo = () => call('pause');
  destroy = () => call('destroy');
  getIframe = () => this.frame;
}

const place = document.createElement('div');
const onReady = jest.fn();
const onFailure = jest.fn();
const create = (autoplay: boolean) =>
  createRecapPlayer({ api: { Player: FakePlayer }, place, video, autoplay, onReady, onFailure });

beforeEach(() => {
  calls.length = 0;
  broken = undefined;
  jest.clearAllMocks();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('[VID-03] the player answers to scripts, is modest and shows no films of others', () => {
  create(true);
  expect(options?.playerVars).toMatchObject({ enablejsapi: 1, modestbranding: 1, rel: 0 });
});

test('[VID-04] it is muted in any case, and starts by itself only as a recap', () => {
  create(true);
  expect(options?.playerVars).toMatchObject({ mute: 1, autoplay: 1 });
  create(false);
  expect(options?.playerVars).toMatchObject({ mute: 1, autoplay: 0 });
});

test('what it shall do is done once it can: the last wish counts', () => {
  const player = create(true);
  player.setPlaying(true);
  player.setPlaying(false);
  player.setPlaying(true);
  expect(calls).toEqual([]);
  options?.events.onReady();
  expect(calls).toEqual(['play']);
  player.setPlaying(true);
  player.setPlaying(false);
  expect(calls).toEqual(['play', 'pause']);
});

test('a player that became ready out of sight does not start', () => {
  create(true);
  options?.events.onReady();
  expect(calls).toEqual(['pause']);
  expect(place.querySelector('iframe')?.title).toBe(video.title);
});

test('[ERR-13] an error of the video is logged and leaves the page alone', () => {
  const entries: unknown[] = [];
  const stop = subscribeToLog((entry) => entries.push(entry));
  create(true);
  options?.events.onError({ data: 100 });
  stop();
  expect(entries).toMatchObject([{ level: 'warn', event: 'video failed', fields: { code: 100 } }]);
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test.each(['play', 'pause', 'destroy'])(
  '[ERR-13] an error of the control %s is logged with its cause, and nothing else happens',
  (control) => {
    const entries: unknown[] = [];
    const stop = subscribeToLog((entry) => entries.push(entry));
    const player = create(true);
    options?.events.onReady();
    broken = control;
    player.setPlaying(true);
    player.setPlaying(false);
    player.destroy();
    stop();
    expect(entries).toMatchObject([
      {
        level: 'warn',
        event: 'video control failed',
        fields: { action: control },
        cause: new Error(`${control} failed`),
      },
    ]);
    expect(place.childElementCount).toBe(0);
  },
);
