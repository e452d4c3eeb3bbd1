import { anchorOf, linkBehavior } from './anchor.ts';

const actionHrefs = ['/conference#donation', '/#join'];
const behaviorOn = (pathname: string, href: string) =>
  linkBehavior(href, { pathname, actionHrefs });

test.each(actionHrefs)(
  '[NAV-23] a link to %s on another page carries its anchor in the navigation state',
  (href) => {
    expect(behaviorOn('/about', href).state).toEqual({ scrollTo: href.split('#')[1] });
  },
);

test('[NAV-23] links on the page itself and links to other anchors carry no state', () => {
  expect(behaviorOn('/conference', '/conference#donation').state).toBeNull();
  expect(behaviorOn('/', '/conference#speakers').state).toBeNull();
});

test('[NAV-25] only a link to an anchor of the current page keeps the router from scrolling', () => {
  expect(behaviorOn('/conference', '/conference#speakers').preventScrollReset).toBe(true);
  expect(behaviorOn('/', '/conference#speakers').preventScrollReset).toBe(false);
  expect(behaviorOn('/conference', '/conference').preventScrollReset).toBe(false);
});

test('the anchor is read from the hash, or else from the navigation state', () => {
  expect(anchorOf({ hash: '#why%20attend', state: null })).toBe('why attend');
  expect(anchorOf({ hash: '#join', state: { scrollTo: 'donation' } })).toBe('join');
  expect(anchorOf({ hash: '', state: { scrollTo: 'donation' } })).toBe('donation');
});

test('invalid state and an empty hash give no anchor; a malformed hash is kept as it is', () => {
  expect(anchorOf({ hash: '', state: { scrollTo: 7 } })).toBeUndefined();
  expect(anchorOf({ hash: '#', state: 'donation' })).toBeUndefined();
  expect(anchorOf({ hash: '#100%', state: null })).toBe('100%');
});
