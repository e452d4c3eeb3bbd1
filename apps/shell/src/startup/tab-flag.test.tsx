import { clearTabFlag, removeStoredTabFlag, storeTabFlag } from './store-tab-flag.lazy.ts';
import { readTabFlag } from './tab-flag.ts';

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
    expect(readTabFlag('preview')).toBe(`${GIVING},${CONTENT}`);
    expect(readTabFlag('debug')).toBeUndefined();
  },
);

test('a stored flag is valid in this tab until the address has another one', () => {
  storeTabFlag('preview', GIVING);
  goTo('/about');
  expect(readTabFlag('preview')).toBe(GIVING);
  goTo(`/about?preview=${CONTENT}`);
  expect(readTabFlag('preview')).toBe(CONTENT);
  goTo('/about');
  removeStoredTabFlag('preview');
  expect(readTabFlag('preview')).toBeUndefined();
});

test('its end takes it out of the address, too, and nothing else', () => {
  goTo(`/about?preview=${GIVING}&tab=team&preview=${CONTENT}#people`);
  storeTabFlag('preview', GIVING);
  clearTabFlag('preview');
  expect(readTabFlag('preview')).toBeUndefined();
  expect(window.location.href).toMatch(/\/about\?tab=team#people$/);
});
