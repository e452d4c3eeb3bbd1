import { endWish, forgetWish, keepWish } from './keep-wish.lazy.ts';
import { wishOf } from './tab-wish.ts';

const GIVING = 'giving@0123456789abcdef';
const CONTENT = 'content@fedcba9876543210';

const goTo = (address: string) => window.history.replaceState(null, '', address);

afterEach(() => {
  goTo('/');
  sessionStorage.clear();
  jest.restoreAllMocks();
});

test('a visitor wishes for nothing', () => {
  goTo('/donate?utm_source=mail');
  expect(wishOf('preview')).toBeUndefined();
  expect(wishOf('debug')).toBeUndefined();
});

test.each([`/?preview=${GIVING},${CONTENT}`, `/?preview=${GIVING}&preview=${CONTENT}`])(
  '%s asks for both',
  (address) => {
    goTo(address);
    expect(wishOf('preview')).toBe(`${GIVING},${CONTENT}`);
    expect(wishOf('debug')).toBeUndefined();
  },
);

test('what is kept holds in this tab, until the address asks for something else', () => {
  keepWish('preview', GIVING);
  goTo('/about');
  expect(wishOf('preview')).toBe(GIVING);
  goTo(`/about?preview=${CONTENT}`);
  expect(wishOf('preview')).toBe(CONTENT);
  goTo('/about');
  forgetWish('preview');
  expect(wishOf('preview')).toBeUndefined();
});

test('its end takes it out of the address, too, and nothing else', () => {
  goTo(`/about?preview=${GIVING}&tab=team&preview=${CONTENT}#people`);
  keepWish('preview', GIVING);
  endWish('preview');
  expect(wishOf('preview')).toBeUndefined();
  expect(window.location.href).toMatch(/\/about\?tab=team#people$/);
});

test('where storage is refused, a wish holds as long as the address says it', () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('refused');
    });
  }
  goTo(`/?preview=${GIVING}`);
  keepWish('preview', GIVING);
  expect(wishOf('preview')).toBe(GIVING);
  forgetWish('preview');
  goTo('/');
  expect(wishOf('preview')).toBeUndefined();
});
