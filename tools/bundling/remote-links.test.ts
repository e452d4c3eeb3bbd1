import { checkLinks } from './remote-links.ts';

const FILE = 'apps/content/remote.json';
const pages = {
  paths: ['/about', '/contact', '/projects/*'],
  bodies: new Map([['/about', '<section id="team"></section>']]),
};
const link = (href: string) => ({ name: 'Somewhere', href, order: 1 });
const check = (href: string) => () => checkLinks(FILE, { explore: [link(href)] }, pages);

test.each(['/about', '/about#team', '/projects/water', '/contact#map'])(
  '%s is an address of the remote; anchors are looked for in pages that are rendered',
  (href) => {
    expect(check(href)).not.toThrow();
  },
);

test('a link to an address that no page has is refused with file, address and what to do', () => {
  expect(check('/donate')).toThrow(
    'apps/content/remote.json is not valid:\n' +
      'links.explore: "Somewhere" leads to /donate, but src/pages.ts has no such page. Correct the address, or add the page.',
  );
});

test('a link to an anchor that its page lacks is refused', () => {
  expect(check('/about#teams')).toThrow(
    'links.explore: "Somewhere" leads to /about#teams, but no element of /about has the id "teams". Correct the anchor, or give an element that id.',
  );
});

test('entries of a dropdown are held to the same', () => {
  const menu = [{ ...link('/about'), dropdown: [{ name: 'Inside', href: '/nowhere' }] }];
  expect(() => checkLinks(FILE, { menu }, pages)).toThrow('links.menu: "Inside" leads to /nowhere');
});
