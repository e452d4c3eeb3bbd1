import type { PagesFile } from '@raade/contracts/site/pages';
import type { OpenRelease } from '../reading/open-release.ts';
import { RENDER_LIMITS, type RenderRequest } from '../renderers/render-pages.ts';
import { about } from '../testing/sample-composition.ts';
import { EditionFailure } from '../renderers/edition-failure.ts';
import { liveContent } from './live-content.ts';
import { renderEdition } from './render-edition.ts';

const release = {
  file: { name: 'giving', release: '0123', paths: ['donate', 'apply/*'] },
  text: () => Promise.resolve('the bundle'),
} as unknown as OpenRelease;

const released: PagesFile = { remote: [], pages: [about], slots: { news: '<p>Built</p>' } };
const content = liveContent({ revision: { sequence: 1, at: '2025-03-01T12:00:00Z' }, parts: {} });
const NOTHING = { pages: [], search: [], changesOn: [], bodies: [], slots: [] };

/** Renders with a release whose bundle gives this answer. */
const answering = (answer: unknown) =>
  renderEdition(release, released, {
    content,
    day: '2025-03-01',
    render: () => Promise.resolve(typeof answer === 'string' ? answer : JSON.stringify(answer)),
  });
const rendering = (value: object) =>
  answering({ result: 'rendered', value: { ...NOTHING, ...value } });

const pageAt = (path: string) => ({ path, title: 'A', description: 'B', chunk: 'about' });
const bodyAt = (path: string, html = '<p>A</p>') => ({ path, from: '2025-03-01', html });
const linkTo = (href: string) => ({ name: 'A', href, order: 1 });
const entryTo = (path: string) => ({ path, title: 'A', kind: 'Pages' });

test('pages below the paths of the release are rendered', async () => {
  const paths = ['/donate', '/apply/student'];
  const { pages } = await rendering({
    pages: paths.map(pageAt),
    bodies: paths.map((path) => bodyAt(path)),
  });
  expect(pages.map(({ path, body }) => [path, body])).toEqual([
    ['/donate', '<p>A</p>'],
    ['/apply/student', '<p>A</p>'],
  ]);
});

test.each(['/', '/admin/people', '/conference', '/donate/more'])(
  'a page at %s, which belongs to another remote, is an error of the release',
  async (path) => {
    const failure = rendering({ pages: [pageAt('/donate'), pageAt(path)] });
    await expect(failure).rejects.toThrow(`giving 0123: the page "${path}" lies under none`);
    await expect(failure).rejects.not.toBeInstanceOf(EditionFailure);
  },
);

test('two pages at one address are refused', async () => {
  const failure = rendering({ pages: [pageAt('/donate'), pageAt('/donate')] });
  await expect(failure).rejects.toThrow('giving: it has "/donate" twice.');
});

test('only public pages with a fixed address get a body', async () => {
  const [internal, prefix] = [{ ...pageAt('/donate'), internal: true }, pageAt('/apply/*')];
  const { pages } = await rendering({
    pages: [internal, prefix],
    bodies: [bodyAt('/donate'), bodyAt('/apply/*'), bodyAt('/admin')],
  });
  expect(pages.map(({ body }) => body)).toEqual([undefined, undefined]);
});

test.each(['of-others', '__proto__'])(
  'a rendered slot %s, which the release does not fill, is ignored',
  async (name) => {
    const { slots } = await rendering({ slots: [{ name, html: '<p>No</p>' }] });
    expect(slots).toEqual({ news: '<p>Built</p>' });
  },
);

test.each<[string, object, RegExp]>([
  [
    'too many pages',
    { pages: Array(RENDER_LIMITS.pages + 1).fill(0) },
    /0123 rendered .*\npages: /,
  ],
  ['too many entries', { search: Array(RENDER_LIMITS.searchEntries + 1).fill(0) }, /\nsearch: /],
  [
    'too many days',
    { changesOn: Array(RENDER_LIMITS.changes + 1).fill('2025-03-01') },
    /\nchangesOn: /,
  ],
  ['an invalid day', { changesOn: ['tomorrow'] }, /\nchangesOn\.0: /],
  [
    'no texts',
    { bodies: [{ path: '/donate', from: '2025-03-01', html: {} }] },
    /\nbodies\.0\.html: /,
  ],
  [
    'a page full of slots',
    { bodies: [bodyAt('/donate', '<raade-slot name="news"></raade-slot>'.repeat(21))] },
    /too many slots/,
  ],
  [
    'a slot that is too large',
    { slots: [{ name: 'news', html: 'x'.repeat(RENDER_LIMITS.slotCharacters + 1) }] },
    /slot "news" is larger/,
  ],
  ['too many bodies', { bodies: Array(RENDER_LIMITS.bodies + 1).fill({}) }, /\nbodies: .*/],
  ['more slots than requested', { slots: Array(2).fill({ name: 'news', html: '' }) }, /\nslots: /],
  ['a script', { slots: [{ name: 'news', html: '<SCRIPT>' }] }, /slot "news" holds a script/],
  ...['/src=a>', '\nsrc=a>', '\fsrc=a>', ' src=a>', '>'].map((rest): [string, object, RegExp] => [
    `the script ${JSON.stringify(rest)}`,
    { bodies: [bodyAt('/donate', `<Script${rest}`)] },
    /page "\/donate" holds a script/,
  ]),
  ...[
    '<style>a',
    '</textarea><TEXTAREA>',
    '<template><p>',
    '<!-- a',
    '<plaintext>',
    '<title>a',
  ].map((html): [string, object, RegExp] => [
    `the open element ${html}`,
    { slots: [{ name: 'news', html }] },
    /slot "news" has an element or a comment that does not end: </,
  ]),
])('an answer with %s is refused', async (_what, value, message) => {
  await expect(rendering(value)).rejects.toThrow(message);
});

test('closed elements, comments of React and similar names are accepted', async () => {
  const html =
    '<STYLE>p{}</style><textarea>a</textarea><!--$--><template></template><!--/$--><scripts>';
  const { slots } = await rendering({ slots: [{ name: 'news', html }] });
  expect(slots['news']).toBe(html);
});

test.each([
  ['a link in the menu', { links: { menu: [linkTo('/admin/people')] } }],
  [
    'a link of a dropdown',
    { links: { menu: [{ ...linkTo('/donate'), dropdown: [{ name: 'A', href: '/about#team' }] }] } },
  ],
  ['a link in the footer', { links: { legal: [linkTo('/donate'), linkTo('/privacy#a')] } }],
  ['an entry of search', { search: [entryTo('/conference?day=2#schedule')] }],
])('%s to a page of another remote is an error of the release', async (_what, value) => {
  const failure = rendering(value);
  await expect(failure).rejects.toThrow(/^giving 0123: "\/.*" lies under none of its paths/);
  await expect(failure).rejects.not.toBeInstanceOf(EditionFailure);
});

test('links and search entries may lead to own pages, with a query and an anchor', async () => {
  const { links, search } = await rendering({
    links: { explore: [linkTo('/donate#gift'), linkTo('/apply/student')] },
    search: [entryTo('/donate/'), entryTo('/apply?for=a#form')],
  });
  expect(links?.explore?.map(({ href }) => href)).toEqual(['/donate#gift', '/apply/student']);
  expect(search.map(({ path }) => path)).toEqual(['/donate/', '/apply?for=a#form']);
});

test.each(['', '{', 'null', '"text"', '[]', '{"result":"done"}'])(
  'the answer %j is refused as unreadable',
  async (answer) => {
    await expect(answering(answer)).rejects.toThrow('giving 0123 gave no answer that can be read.');
  },
);

test('a failed bundle is an error of the release, a rejected edition one of the edition', async () => {
  const failed = answering({ result: 'failed', reason: 'x'.repeat(5000) });
  await expect(failed).rejects.toThrow(/^giving 0123 cannot render: x{1000}$/);
  await expect(failed).rejects.not.toBeInstanceOf(EditionFailure);
  const rejected = answering({ result: 'rejected', reason: 'no portrait' });
  await expect(rejected).rejects.toThrow(new EditionFailure('giving: no portrait'));
});

test('a bundle gets the edition, the day and the names of the slots that it fills', async () => {
  const requests: RenderRequest[] = [];
  await renderEdition(release, released, {
    content,
    day: '2025-03-01',
    isTrial: true,
    render(request) {
      requests.push(request);
      return Promise.resolve(JSON.stringify({ result: 'rendered', value: NOTHING }));
    },
  });
  const { revision, parts } = content;
  expect(requests).toEqual([
    {
      bundle: { app: 'giving', release: '0123', code: 'the bundle' },
      task: {
        remote: { content: { revision, parts }, day: '2025-03-01', isTrial: true, slots: ['news'] },
      },
    },
  ]);
});
