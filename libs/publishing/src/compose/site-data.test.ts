import { pageFrameAt } from '@raade/contracts/site/page-frame-at';
import { navigationOf, pageFramesOf } from './site-data.ts';

const link = (name: string, order: number) => ({ name, href: `/${name}`, order });

test('links of a place are sorted by their order, then by the name of their remote', () => {
  const { explore } = navigationOf({
    stories: { explore: [link('last', 2), link('third', 1)] },
    admin: { explore: [link('second', 1), link('first', 0)] },
  });
  expect(explore).toEqual([
    { name: 'first', href: '/first' },
    { name: 'second', href: '/second' },
    { name: 'third', href: '/third' },
    { name: 'last', href: '/last' },
  ]);
});

test('a release without links adds none to the navigation', () => {
  expect(navigationOf({ content: undefined, giving: {} }).menu).toEqual([]);
});

test('pages below a prefix share its frame, and pages without settings are left out', () => {
  const frame = { ink: 'white' } as const;
  const pages = [
    { path: '/about' },
    { path: '/contact', frame: {} },
    { path: '/projects/a', frame },
    { path: '/projects/*', frame },
    { path: '/projects/b', frame: { hero: true } as const },
    { path: '/projects/c' },
  ];
  const all = pageFramesOf(pages);
  expect(all).toEqual({ '/projects/*': frame, '/projects/b': { hero: true }, '/projects/c': {} });
  for (const page of pages) expect(pageFrameAt(all, page.path)).toEqual(page.frame ?? {});
});
