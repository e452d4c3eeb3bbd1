import { endPreview } from './end-preview.lazy.ts';
import { storedPreview, wantedPreview } from './tab-preview.ts';

const GIVING = 'giving@0123456789abcdef0123456789abcdef';
const CONTENT = 'content@fedcba9876543210fedcba9876543210';

const goTo = (address: string) => window.history.replaceState(null, '', address);

afterEach(() => {
  goTo('/');
  sessionStorage.clear();
});

test.each([`/?preview=${GIVING},${CONTENT}`, `/?preview=${GIVING}&preview=${CONTENT}`])(
  '%s asks for both',
  (address) => {
    goTo(address);
    expect(wantedPreview()).toBe(`${GIVING},${CONTENT}`);
  },
);

test('a stored preview is valid in this tab until the address has another one', () => {
  storedPreview().keep(GIVING);
  goTo('/about');
  expect(wantedPreview()).toBe(GIVING);
  goTo(`/about?preview=${CONTENT}`);
  expect(wantedPreview()).toBe(CONTENT);
  goTo('/about');
  storedPreview().keep(undefined);
  expect(wantedPreview()).toBeUndefined();
});

test('its end takes it out of the address, too, and nothing else', () => {
  goTo(`/about?preview=${GIVING}&tab=team&preview=${CONTENT}#people`);
  storedPreview().keep(GIVING);
  endPreview();
  expect(wantedPreview()).toBeUndefined();
  expect(window.location.href).toMatch(/\/about\?tab=team#people$/);
});
