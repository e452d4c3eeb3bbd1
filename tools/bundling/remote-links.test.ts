import { checkLinks } from './remote-links.ts';

const FILE = 'apps/content/remote.json';
const pages = {
  paths: ['/about', '/contact', '/projects/*'],
  bodies: new Map([['/about', '<section id="team"></section>']]),
};
const link = (href: string) => ({ name: 'Somewhere', href, order: 1 });
const check = (href: string) => () => checkLinks(FILE, { explore: [link(href)] }, pages);

test.each(['/about', '/about#team', '/projects/water', '/contact#map'])(
  'the link %s is accepted; anchors are checked only in rendered pages',
  (href) => {
    expect(check(href)).not.toThrow();
  },
);

test('a link to an unknown address is refused with its file and a solution', () => {
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

test('links in a dropdown are also checked', () => {
  const menu = [{ ...link('/about'), dropdown: [{ name: 'Inside', href: '/nowhere' }] }];
  expect(() => checkLinks(FILE, { menu }, pages)).toThrow('links.menu: "Inside" leads to /nowhere');
});
