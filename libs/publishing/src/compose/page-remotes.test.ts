import { pointer } from '../testing/sample-composition.ts';
import { type Neighborhood, pageRemotes, registryOfPage } from './page-remotes.ts';

const remotes = {
  content: { ...pointer('content'), paths: ['', 'about/*'] },
  giving: { ...pointer('giving', ['about.donation']), paths: ['donate'] },
  thanks: pointer('thanks', ['donate.thanks']),
  stories: { ...pointer('stories'), paths: ['stories/*'] },
  admin: { ...pointer('admin'), paths: ['admin/*'] },
};

const site: Neighborhood = {
  registry: { schema: 1, remotes },
  policyFields: { admin: { area: 'staff' } },
  links: {},
  placedSlots: { content: ['about.donation'], giving: [], thanks: [], stories: [], admin: [] },
};

const remotesOf = (owner: string, change: Partial<Neighborhood> = {}) =>
  [...pageRemotes({ ...site, ...change }, owner)].sort();

test('a page knows its owner and who fills slots of its pages, and nobody else', () => {
  expect(remotesOf('content')).toEqual(['content', 'giving']);
  expect(remotesOf('stories')).toEqual(['stories']);
});

test('a slot may contain slots', () => {
  const placedSlots = { ...site.placedSlots, giving: ['donate.thanks'] };
  expect(remotesOf('content', { placedSlots })).toEqual(['content', 'giving', 'thanks']);
});

test('remotes that the frame links to are included, unless their pages have another policy', () => {
  const links = {
    stories: {
      menu: [
        {
          name: 'Stories',
          href: '/stories',
          order: 1,
          dropdown: [{ name: 'One', href: '/stories#one' }],
        },
      ],
    },
    giving: { explore: [{ name: 'Donate', href: '/donate', order: 1 }] },
    admin: { legal: [{ name: 'Staff', href: '/admin', order: 1 }] },
  };
  expect(remotesOf('content', { links })).toEqual(['content', 'giving', 'stories']);
  expect(remotesOf('stories', { links })).toEqual(['giving', 'stories']);
  expect(remotesOf('admin', { links })).toEqual(['admin']);
});

test('however many links there are in the frame, a page knows no more than five of their remotes', () => {
  const names = Array.from({ length: 30 }, (_, number) => `made${number}`);
  const made = names.map((name) => [name, { ...pointer(name), paths: [name] }] as const);
  const links = names.map((name, order) => {
    const place = order === 20 ? 'menu' : 'explore';
    return [name, { [place]: [{ name, href: `/${name}`, order }] }] as const;
  });
  const change = {
    registry: { schema: 1 as const, remotes: { ...remotes, ...Object.fromEntries(made) } },
    links: Object.fromEntries(links),
    placedSlots: { ...site.placedSlots, ...Object.fromEntries(names.map((name) => [name, []])) },
  };
  expect(remotesOf('stories', change)).toEqual(
    ['made0', 'made1', 'made2', 'made20', 'made3', 'stories'].sort(),
  );
});

test('the registry of a page states that it is one', () => {
  expect(registryOfPage(site.registry, new Set(['giving']))).toEqual({
    schema: 1,
    scope: 'page',
    remotes: { giving: remotes.giving },
  });
});
