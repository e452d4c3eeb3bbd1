import { render, screen } from '@testing-library/react';
import { Logo } from './logo.tsx';

// The build turns the drawings into text; Jest cannot. The tests only need to tell them apart.
jest.mock('@raade/ui/logo/raade-full-black.svg?raw', () => 'full black', { virtual: true });
jest.mock('@raade/ui/logo/raade-full-white.svg?raw', () => 'full white', { virtual: true });
jest.mock('@raade/ui/logo/raade-short-black.svg?raw', () => 'short black', { virtual: true });
jest.mock('@raade/ui/logo/raade-short-white.svg?raw', () => 'short white', { virtual: true });

async function drawing(): Promise<string> {
  const source = (await screen.findByRole('img', { name: 'RAADE' })).getAttribute('src') ?? '';
  return decodeURIComponent(source.replace(/^data:image\/svg\+xml,/, ''));
}

beforeEach(() => {
  const matchMedia = () => Object.assign(new EventTarget(), { matches: false });
  const scheduler = { yield: () => Promise.resolve() };
  Object.assign(window, { matchMedia, innerWidth: 1280, scheduler });
  HTMLImageElement.prototype.decode = () => Promise.resolve();
});

test.each(['white', 'black'] as const)(
  '[NAV-03][NAV-04] on a wide screen the %s logo is the full one',
  async (ink) => {
    render(<Logo ink={ink} />);
    expect(await drawing()).toBe(`full ${ink}`);
  },
);

test.each(['white', 'black'] as const)(
  '[NAV-03][NAV-04] on a wide screen the short %s logo is shown if requested',
  async (ink) => {
    render(<Logo ink={ink} isShort />);
    expect(await drawing()).toBe(`short ${ink}`);
  },
);

test('the logos are decoded one after another, each in its own task', async () => {
  jest.resetModules();
  const { preloadLogos } = await import('./logo-images.ts');
  const steps: string[] = [];
  const turn = () => {
    steps.push('turn');
    return Promise.resolve();
  };
  Object.assign(window, { scheduler: { yield: turn } });
  HTMLImageElement.prototype.decode = async function decode() {
    steps.push('begun');
    await Promise.resolve();
    steps.push('decoded');
  };
  await preloadLogos();
  expect(steps).toEqual(Array.from({ length: 4 }, () => ['turn', 'begun', 'decoded']).flat());
});

test('[ERR-14] logos that cannot be decoded are logged, and preloading does not fail', async () => {
  jest.resetModules();
  const { preloadLogos } = await import('./logo-images.ts');
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('no image'));
  await preloadLogos();
  expect(warn.mock.calls.map(([text]): unknown => text)).toEqual(
    Array.from({ length: 4 }, () => '[raade] logo not loaded'),
  );
});
