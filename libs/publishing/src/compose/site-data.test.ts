import { pageFrameAt } from '@raade/contracts/site/page-frame-at';
import { navigationOf, pageFramesOf } from './site-data.ts';

const link = (name: string, order: number) => ({ name, href: `/${name}`, order });

test('links of a place are sorted by their order, and those of the same by the name of their remote', () => {
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

test('a release that was made before there were links has none', () => {
  expect(navigationOf({ content: undefined, giving: {} }).menu).toEqual([]);
});

test('pages of one kind are told by their prefix alone, and what says nothing is not told', () => {
  const frame = { ink: 'white' } as const;
  const pages = [
    { path: '/about' },
    { path: '/contact', frame: {} },
    { path: '/projects/a', frame },
    { path: '/projects/*', frame },
    { path: '/projects/b', frame: { hero: true } as const },
    { path: '/projects/c' },
  ];
  const told = pageFramesOf(pages);
  expect(told).toEqual({ '/projects/*': frame, '/projects/b': { hero: true }, '/projects/c': {} });
  for (const page of pages) expect(pageFrameAt(told, page.path)).toEqual(page.frame ?? {});
});
