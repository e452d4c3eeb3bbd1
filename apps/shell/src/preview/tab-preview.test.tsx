import { endPreview } from './end-preview.lazy.ts';
import { storedPreview, requestedPreview } from './tab-preview.ts';

const GIVING = 'giving@0123456789abcdef0123456789abcdef';
const CONTENT = 'content@fedcba9876543210fedcba9876543210';

const goTo = (address: string) => window.history.replaceState(null, '', address);

afterEach(() => {
  goTo('/');
  sessionStorage.clear();
});

test.each([`/?preview=${GIVING},${CONTENT}`, `/?preview=${GIVING}&preview=${CONTENT}`])(
  '%s requests both releases',
  (address) => {
    goTo(address);
    expect(requestedPreview()).toBe(`${GIVING},${CONTENT}`);
  },
);

test('a stored preview is used in this tab unless the address has another one', () => {
  storedPreview().set(GIVING);
  goTo('/about');
  expect(requestedPreview()).toBe(GIVING);
  goTo(`/about?preview=${CONTENT}`);
  expect(requestedPreview()).toBe(CONTENT);
  goTo('/about');
  storedPreview().set(undefined);
  expect(requestedPreview()).toBeUndefined();
});

test('ending a preview also removes it, and only it, from the address', () => {
  goTo(`/about?preview=${GIVING}&tab=team&preview=${CONTENT}#people`);
  storedPreview().set(GIVING);
  endPreview();
  expect(requestedPreview()).toBeUndefined();
  expect(window.location.href).toMatch(/\/about\?tab=team#people$/);
});
