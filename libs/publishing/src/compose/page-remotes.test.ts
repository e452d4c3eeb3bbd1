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

test('a page has its owner and the remotes that fill its slots', () => {
  expect(remotesOf('content')).toEqual(['content', 'giving']);
  expect(remotesOf('stories')).toEqual(['stories']);
});

test('a remote that fills a slot within a slot is included', () => {
  const placedSlots = { ...site.placedSlots, giving: ['donate.thanks'] };
  expect(remotesOf('content', { placedSlots })).toEqual(['content', 'giving', 'thanks']);
});

test('remotes linked from the frame are included unless their pages are in another area', () => {
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

test('at most five remotes are included for links in the frame', () => {
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

test('the registry of a page is marked with the scope page', () => {
  expect(registryOfPage(site.registry, new Set(['giving']))).toEqual({
    schema: 1,
    scope: 'page',
    remotes: { giving: remotes.giving },
  });
});
