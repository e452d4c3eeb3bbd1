import { anchorOf, linkBehaviour } from './anchor.ts';

const promoted = ['/conference#donation', '/#join'];
const behaviourOn = (pathname: string, href: string) => linkBehaviour(href, { pathname, promoted });

test.each(promoted)(
  '[NAV-23] from another page, the link to %s carries its anchor in the navigation state',
  (href) => {
    expect(behaviourOn('/about', href).state).toEqual({ scrollTo: href.split('#')[1] });
  },
);

test('[NAV-23] on the page itself, and to other anchors, links carry no state', () => {
  expect(behaviourOn('/conference', '/conference#donation').state).toBeNull();
  expect(behaviourOn('/', '/conference#speakers').state).toBeNull();
});

test('[NAV-25] only a link to an anchor of the current page keeps the router from scrolling', () => {
  expect(behaviourOn('/conference', '/conference#speakers').preventScrollReset).toBe(true);
  expect(behaviourOn('/', '/conference#speakers').preventScrollReset).toBe(false);
  expect(behaviourOn('/conference', '/conference').preventScrollReset).toBe(false);
});

test('the hash names the anchor, or else the navigation state does', () => {
  expect(anchorOf({ hash: '#why%20attend', state: null })).toBe('why attend');
  expect(anchorOf({ hash: '#join', state: { scrollTo: 'donation' } })).toBe('join');
  expect(anchorOf({ hash: '', state: { scrollTo: 'donation' } })).toBe('donation');
});

test('texts that are no anchors are refused', () => {
  expect(anchorOf({ hash: '', state: { scrollTo: 7 } })).toBeUndefined();
  expect(anchorOf({ hash: '#', state: 'donation' })).toBeUndefined();
  expect(anchorOf({ hash: '#100%', state: null })).toBe('100%');
});
