import { fakeMedia } from '@raade/platform/testing/media';
import { fireEvent, render, screen } from '@testing-library/react';
import { PreloadOnIntent } from './preload-on-intent.tsx';

const preload = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  fakeMedia();
  window.history.replaceState(null, '', '/about');
  preload.mockReset().mockResolvedValue(undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(
    <>
      <PreloadOnIntent preload={preload} />
      <a href="/donate">
        <b>Donate</b>
      </a>
      <a href="/about#team">Team</a>
      <a href="https://elsewhere.example/donate">Elsewhere</a>
    </>,
  );
});

test.each(['pointerOver', 'focusIn', 'touchStart'] as const)(
  'a page is preloaded once on %s anywhere in its link',
  (intent) => {
    fireEvent[intent](screen.getByText('Donate'));
    fireEvent[intent](screen.getByText('Donate'));
    expect(preload.mock.calls).toEqual([['/donate']]);
  },
);

test.each(['Team', 'Elsewhere'])('the link %s is not preloaded', (name) => {
  fireEvent.pointerOver(screen.getByText(name));
  expect(preload).not.toHaveBeenCalled();
});

test('[ERR-15] a failed preload is logged and repeated on the next event', async () => {
  preload.mockRejectedValueOnce(new Error('down'));
  fireEvent.pointerOver(screen.getByText('Donate'));
  await Promise.resolve();
  fireEvent.pointerOver(screen.getByText('Donate'));
  expect(preload).toHaveBeenCalledTimes(2);
  expect(console.warn).toHaveBeenCalledWith(
    '[raade] page not preloaded',
    { path: '/donate' },
    expect.any(Error),
  );
});
