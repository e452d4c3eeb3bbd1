import { markHydrated, unhydratedPage, whenHydrated } from './unhydrated-page.ts';

/** A document with a page of this path, at an address. */
function open(path: string, address: string): Element | null {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = `<div data-page data-prerendered="${path}" data-static></div>`;
  return document.querySelector('[data-page]');
}

test.each([
  ['/donate', '/donate'],
  ['/donate', '/donate/'],
  ['/donate/', '/donate?from=home#form'],
  ['/', '/'],
  ['*', '/nowhere'],
])('the page of %s is found at %s', (path, address) => {
  expect(open(path, address)).toBe(unhydratedPage());
});

test.each([
  ['another page of the site', '/donate', '/about'],
  ['an address below that of the page', '/projects', '/projects/solar'],
  ['the start', '/donate', '/'],
])('no unhydrated page is found at %s', (_name, path, address) => {
  open(path, address);
  expect(unhydratedPage()).toBeUndefined();
});

test('no unhydrated page is found in a document without a page', () => {
  open('/donate', '/donate')?.remove();
  expect(unhydratedPage()).toBeUndefined();
});

test('callbacks for hydration are called once', () => {
  open('/donate', '/donate');
  const callback = jest.fn();
  whenHydrated(callback);
  expect(callback).not.toHaveBeenCalled();
  const waiting = unhydratedPage();
  if (!waiting) throw new Error('No page waits.');
  markHydrated(waiting);
  expect(callback).toHaveBeenCalledTimes(1);
  expect(unhydratedPage()).toBeUndefined();
  expect(waiting.getAttributeNames()).toEqual(['data-page']);
  markHydrated(waiting);
  expect(callback).toHaveBeenCalledTimes(1);
});

test('callbacks are called at once if no page waits for hydration', () => {
  open('/donate', '/about');
  const callback = jest.fn();
  whenHydrated(callback);
  expect(callback).toHaveBeenCalledTimes(1);
});
