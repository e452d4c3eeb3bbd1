import { renderPage } from './render-page.ts';

const what = 'content: the page "/about"';
const render = (html: () => string) => renderPage(what, () => Promise.resolve().then(html));

test('a page that does not depend on the time is rendered', async () => {
  expect(await render(() => '<h1>About</h1>')).toBe('<h1>About</h1>');
});

test('an error of a page is reported with its address and a hint', async () => {
  const rendering = render(() => {
    throw new ReferenceError('window is not defined');
  });
  await expect(rendering).rejects.toThrow(
    /^content: the page "\/about" cannot be rendered: window is not defined\n.*effect or an event handler/,
  );
});

test.each([
  ['the clock', () => new Date().toISOString()],
  ['random numbers', () => String(Math.random())],
])('a page that depends on %s is refused', async (_name, html) => {
  await expect(render(html)).rejects.toThrow('differs at another time or in another time zone');
});

test('the clock is real again after a page is rendered', async () => {
  const before = Date.now();
  await render(() => '');
  expect(Date.now()).toBeGreaterThanOrEqual(before);
  expect(Date.now()).toBeLessThan(before + 60_000);
});
