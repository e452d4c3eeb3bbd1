import { lazyPage } from './lazy-page.tsx';

const failure = new Error('missing chunk');
const Section = () => null;

function onPreloadError(listener: (event: Event) => void): void {
  window.addEventListener('preload-error', listener, { once: true });
}

test('[ERR-15] a page that cannot be preloaded sends preload-error and rejects', async () => {
  const listener = jest.fn<undefined, [Event]>();
  onPreloadError(listener);
  await expect(lazyPage(() => Promise.reject(failure)).preload()).rejects.toBe(failure);
  expect(listener.mock.calls).toMatchObject([[{ detail: failure }]]);
});

test('[ERR-15] preloading does not reject if a listener prevents the default', async () => {
  onPreloadError((event) => event.preventDefault());
  await expect(lazyPage(() => Promise.reject(failure)).preload()).resolves.toBeUndefined();
});

test('a page is preloaded with its sections, and a failed section sends one event', async () => {
  const listener = jest.fn();
  window.addEventListener('preload-error', listener);
  const loadSection = jest.fn().mockResolvedValue({ default: Section });
  const sections = [lazyPage(loadSection), lazyPage(() => Promise.reject(failure))];
  const page = lazyPage(() => Promise.resolve({ default: Section, sections }));
  await expect(page.preload()).rejects.toBe(failure);
  expect(loadSection).toHaveBeenCalledTimes(1);
  expect(listener).toHaveBeenCalledTimes(1);
  window.removeEventListener('preload-error', listener);
});
