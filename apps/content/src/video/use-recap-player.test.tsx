import { settled } from '@raade/platform/testing/settled';
import { renderHook } from '@testing-library/react';
import { useRecapPlayer } from './use-recap-player.ts';

const create = jest.fn();
jest.mock('./recap-player.lazy.ts', () => ({
  get createRecapPlayer(): unknown {
    return create;
  },
}));

const place = { current: document.createElement('div') };
const request = {
  place,
  video: { youtubeId: 'sampleVideo', title: 'A sample' },
  autoplay: true,
  isWanted: true,
  isVisible: true,
};

beforeEach(() => create.mockReset());

test('if the player fails, the poster with its link stays', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  create.mockImplementation(() => {
    throw new Error('no player');
  });
  const { result } = renderHook(() => useRecapPlayer(request));
  expect(result.current).toBe('loading');
  await settled(() => undefined);
  expect(result.current).toBe('failed');
  expect(warn.mock.calls.map(([text]): unknown => text)).toEqual([
    '[raade] video player not loaded',
  ]);
});

test('a page that is left before the code is loaded gets no player', async () => {
  const { unmount } = renderHook(() => useRecapPlayer(request));
  unmount();
  await settled(() => undefined);
  expect(create).not.toHaveBeenCalled();
});
