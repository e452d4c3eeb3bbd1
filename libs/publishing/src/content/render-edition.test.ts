import type { PagesFile } from '@raade/contracts/site/pages';
import type { OpenRelease } from '../reading/open-release.ts';
import { childRenderer } from '../renderers/render-in-child.ts';
import { about } from '../testing/sample-composition.ts';
import { liveContent } from './live-content.ts';
import { renderEdition } from './render-edition.ts';

/** The server bundle of a remote with a page for each person, as a build would have made it. */
const BUNDLE = `
  let opened = 0;
  exports.renderer = {
    async openEdition({ parts, revision }) {
      opened += 1;
      if (opened > 1) throw new Error('opened twice');
      if (!parts.team) throw new Error('The edition lacks team.');
      const head = { description: 'Who we are.', chunk: 'about' };
      return {
        pages: parts.team.map(({ id, fails, ...page }) => ({ ...head, ...page, path: '/' + id })),
        search: [],
        links: { menu: [{ name: 'Team', href: '/' + parts.team[0].id, order: 1 }] },
        changesOn: ['2025-04-11'],
        async renderPage(path, day) {
          const person = parts.team.find(({ id }) => path === '/' + id);
          if (person.fails) throw new Error(person.fails);
          console.info('rendered', path);
          return '<h1>' + person.title + '</h1><form></form><p>' + day + ', ' + revision.sequence + '</p>';
        },
        async renderSlot(name) {
          return '<h2>' + name + ' of ' + parts.team[0].title + '</h2><form></form>';
        },
      };
    },
  };
`;

const release = {
  file: {
    name: 'content',
    release: '0123',
    paths: ['ama', 'kofi', 'dr-ama', 'forum', 'later', 'staff', 'big'],
  },
  text: () => Promise.resolve(BUNDLE),
} as unknown as OpenRelease;

const picture = { file: 'og/ama.png', alt: 'RAADE: Ama' };
const plain = { file: 'og/plain.png', alt: 'RAADE' };
const released: PagesFile = {
  remote: ['js/remote.js'],
  pages: [{ ...about, path: '/ama', title: 'Ama', ogImage: picture }],
};

const renderWith = (file: PagesFile, team: readonly object[]) =>
  renderEdition(release, file, {
    content: liveContent({
      revision: { sequence: 7, at: '2025-03-28T17:00:00Z' },
      parts: team.length > 0 ? { team: team as never } : {},
    }),
    day: '2025-03-01',
    render: childRenderer(),
  });
const render = (...team: object[]) => renderWith(released, team);

test("the pages of a release show an edition, with the release's files of each page", async () => {
  const { pages, search, links, changesOn } = await render(
    { id: 'ama', title: 'Ama' },
    { id: 'kofi', title: 'Kofi' },
  );
  expect(pages).toEqual([
    expect.objectContaining({ path: '/ama', files: ['js/about.js'], ogImage: picture }),
    expect.objectContaining({ path: '/kofi', files: ['js/about.js'] }),
  ]);
  expect(pages[1]).not.toHaveProperty('ogImage');
  expect(pages[1]?.body).toBe('<h1>Kofi</h1><form method="dialog"></form><p>2025-03-01, 7</p>');
  expect(search.map(({ path, title }) => `${path} ${title}`)).toEqual(['/ama Ama', '/kofi Kofi']);
  expect(links?.menu).toEqual([{ name: 'Team', href: '/ama', order: 1 }]);
  expect(changesOn).toEqual(['2025-04-11']);
});

test('the picture of a share card has the texts of its page, or is the plain one', async () => {
  const forum = { ...about, path: '/forum', title: 'Forum' };
  const drawn = { ...forum, ogImage: { file: 'og/forum.png', alt: 'RAADE: April: The forum' } };
  const file = { ...released, pages: [...released.pages, drawn], plainOgImage: plain };
  const picturesOf = async (...team: object[]) =>
    (await renderWith(file, team)).pages.map(({ ogImage }) => ogImage?.file);
  const cardWith = (eyebrow: string) => ({ ogImage: { title: 'The forum', eyebrow } });
  expect(
    await picturesOf(
      { id: 'dr-ama', title: 'Ama' },
      { id: 'kofi', title: 'Kofi' },
      { id: 'forum', title: 'Forum', ...cardWith('April') },
      { id: 'later', title: 'Forum', ...cardWith('May') },
      { id: 'staff', title: 'Ama', internal: true },
    ),
  ).toEqual(['og/ama.png', 'og/plain.png', 'og/forum.png', 'og/plain.png', undefined]);
});

test('slots of the release show the edition as well', async () => {
  const file = { ...released, slots: { 'conference.donation': '<h2>of the build</h2>' } };
  const { slots } = await renderWith(file, [{ id: 'ama', title: 'Ama' }]);
  expect(slots).toEqual({
    'conference.donation': '<h2>conference.donation of Ama</h2><form method="dialog"></form>',
  });
});

test('each edition runs in a fresh instance of the bundle', async () => {
  await render({ id: 'ama', title: 'Ama' });
  await expect(render({ id: 'ama', title: 'Ama' })).resolves.toBeDefined();
});

test.each<[string, object[], string | RegExp]>([
  ['lacks a part', [], 'content: this edition cannot be shown: The edition lacks team.'],
  [
    'cannot be rendered',
    [{ id: 'ama', title: 'Ama', fails: 'no portrait' }],
    'content: the page "/ama" cannot be rendered: no portrait',
  ],
  [
    'contains a script',
    [{ id: 'ama', title: '<SCRIPT>alert(1)' }],
    'content: the page "/ama" holds a script.',
  ],
  [
    'has a title that is too long',
    [
      { id: 'ama', title: 'Ama' },
      { id: 'big', title: 'x'.repeat(71) },
    ],
    'content: its pages are not valid:\n1.title: is cut by search engines',
  ],
  ['has an invalid address', [{ id: 'Ama Sample', title: 'Ama' }], '0.path: must be'],
])('an edition that %s is refused with a message that names it', async (_what, team, message) => {
  await expect(render(...team)).rejects.toThrow(message);
});
