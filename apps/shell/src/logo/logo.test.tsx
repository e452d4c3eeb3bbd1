import { render, screen } from '@testing-library/react';
import { Logo } from './logo.tsx';

// The build turns the drawings into text; Jest cannot, and here only which of them it is counts.
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
  Object.assign(window, { matchMedia, innerWidth: 1280 });
  HTMLImageElement.prototype.decode = () => Promise.resolve();
});

test.each(['white', 'black'] as const)(
  '[NAV-04] on a wide screen the %s logo is in its full form',
  async (ink) => {
    render(<Logo ink={ink} />);
    expect(await drawing()).toBe(`full ${ink}`);
  },
);

test.each(['white', 'black'] as const)(
  '[NAV-04] it is short there as well, when that is requested: the %s one',
  async (ink) => {
    render(<Logo ink={ink} isShort />);
    expect(await drawing()).toBe(`short ${ink}`);
  },
);
