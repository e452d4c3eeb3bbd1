import { setTheme, THEMES } from '@raade/platform';

const root = document.documentElement;

/** The theme that `theme.js` makes of the stored value, on a page that has just been opened. */
function themeOfNewPage(): string | undefined {
  delete root.dataset['theme'];
  jest.resetModules();
  jest.requireActual('../../public/theme.js');
  return root.dataset['theme'];
}

test.each(THEMES)('[THEME-02] a page opens in the %s theme if it was chosen before', (theme) => {
  setTheme(theme);
  expect(themeOfNewPage()).toBe(theme);
});

test.each([null, 'sepia'])(
  '[THEME-03] a page opens in the theme of the system if %s is stored',
  (text) => {
    localStorage.clear();
    if (text !== null) localStorage.setItem('raade-ui-theme', text);
    expect(themeOfNewPage()).toBe('system');
  },
);

test('a page opens in the theme of the system if storage cannot be read', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  expect(themeOfNewPage()).toBe('system');
});
