import { siteDataSchema } from '@raade/contracts/site/site-data';
import { about, compose, integrity, pageAt, pointer } from '../testing/sample-composition.ts';
import { htmlFileOf } from './compose-pages.ts';

test.each([
  ['/', 'index.html'],
  ['/conference/register', 'conference/register.html'],
  ['/projects/*', 'projects.html'],
])('the page at %s is written to %s', (path, file) => {
  expect(htmlFileOf(path)).toBe(file);
});

/** The JSON-LD objects of a page, as a search engine reads them. */
function structuredData(html: string) {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g);
  return [...blocks].map(([, json = '']): unknown => JSON.parse(json));
}

/** Addresses of the files of the shell, and of the release that owns the page. */
const SHELL = '/r/fedcba9876543210fedcba9876543210/';
const RELEASE = 'https://content.example.org/r/0123456789abcdef0123456789abcdef/';
const SCRIPT = 'crossorigin="anonymous" integrity=';

test.each<[string, string[]]>([
  [
    'its own title, description and canonical address, escaped',
    [
      '<title>About &quot;us&quot; &amp; &lt;friends&gt;</title>',
      '<meta name="description" content="Who we are.">',
      '<link rel="canonical" href="https://example.org/about">',
    ],
  ],
  [
    'a share card with title, description and a picture with size and alternative text',
    [
      '<meta property="og:title" content="About &quot;us&quot; &amp; &lt;friends&gt;">',
      '<meta property="og:description" content="Who we are.">',
      '<meta property="og:url" content="https://example.org/about">',
      `<meta property="og:image" content="${RELEASE}og/about.png">`,
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      '<meta property="og:image:alt" content="About &quot;us&quot;">',
      '<meta name="twitter:card" content="summary_large_image">',
      `<meta name="twitter:image" content="${RELEASE}og/about.png">`,
    ],
  ],
  [
    'icons and the colour of the browser of the shell',
    [
      `<link rel="apple-touch-icon" href="${SHELL}touch.png">`,
      '<meta name="theme-color" content="#123456">',
    ],
  ],
  [
    'preload links of fonts with the CORS mode of the later request',
    [
      `<link rel="preload" as="font" type="font/woff2" href="${SHELL}font/a.woff2" crossorigin fetchpriority="low">`,
    ],
  ],
  [
    'scripts of the shell and preload links with their hashes',
    [
      `<script src="${SHELL}js/a.js" defer ${SCRIPT}"${integrity('a')}"></script>`,
      `<link rel="preload" as="script" href="${SHELL}js/b.js" ${SCRIPT}"${integrity('b')}">`,
      `<link rel="preload" as="script" href="${RELEASE}remoteEntry.js" ${SCRIPT}"${integrity('A')}">`,
      `href="${RELEASE}js/remote.js" ${SCRIPT}"${integrity('c')}"`,
      `href="${RELEASE}js/about.js" ${SCRIPT}"${integrity('d')}"`,
    ],
  ],
])('a page has %s', async (_what, parts) => {
  const ogImage = { file: 'og/about.png', alt: 'About "us"' };
  const pages = { content: { remote: ['js/remote.js'], pages: [{ ...about, ogImage }] } };
  const html = await pageAt('about.html', { pages });
  for (const part of parts) expect(html).toContain(part);
  // Inlined data cannot close its script block.
  expect(html).not.toContain('<script>alert(1)');
});

test('structured data holds the organization, the breadcrumbs and the event of the page', async () => {
  const home = { ...about, path: '/', title: 'RAADE' };
  const event = { '@type': 'Event', name: '</script><script>alert(2)</script>' };
  const pages = { content: { remote: [], pages: [home, { ...about, jsonLd: [event] }] } };
  const html = await pageAt('about.html', { pages });
  expect(structuredData(html)).toEqual([
    expect.objectContaining({
      '@type': 'Organization',
      logo: 'https://example.org/r/fedcba9876543210fedcba9876543210/touch.png',
    }),
    expect.objectContaining({ '@type': 'BreadcrumbList' }),
    event,
  ]);
  expect(html).not.toContain('<script>alert(2)');
  expect(structuredData(await pageAt('404.html'))).toEqual([]);
});

test('a sitemap and robots.txt are written beside the pages', async () => {
  const documents = await compose();
  expect(documents.get('sitemap.xml')).toContain('<loc>https://example.org/about</loc>');
  expect(documents.get('robots.txt')).toContain('Sitemap: https://example.org/sitemap.xml');
});

test('theme script and styles are inlined before anything can be painted', async () => {
  const html = await pageAt('about.html');
  const theme = html.indexOf('<script>settleTheme()</script>');
  expect(theme).toBeGreaterThan(-1);
  expect(theme).toBeGreaterThan(html.indexOf('<style data-href="css/a.css">p{margin:0}</style>'));
  expect(theme).toBeLessThan(html.indexOf('<body'));
  expect(html).not.toContain('stylesheet');
  expect(html).toMatch(/<body><script>recordPresses\(\)<\/script>.*Loading application/s);
});

test('a template without a mark of its own for body scripts is accepted', async () => {
  const template =
    '<!-- compose:head --><!-- compose:body --><!-- compose:body-end --><!-- compose:noscript --><!-- compose:data -->';
  const inlinedFiles = { scripts: ['settleTheme()'], bodyScripts: [], styles: [] };
  expect(await pageAt('about.html', { template, inlinedFiles })).toContain('<script>settleTheme()');
});

test('an inlined file that would close its own element is refused', async () => {
  const inlinedFiles = { scripts: ['a("</script>")'], bodyScripts: [], styles: [] };
  await expect(compose({ inlinedFiles })).rejects.toThrow('holds "</script" and cannot be inlined');
});

test('readers without scripts see a notice only on a page that was not rendered', async () => {
  expect(await pageAt('about.html')).toContain('<p>This page needs JavaScript.</p>');
  expect(await pageAt('about.html')).toMatch(/<script src.*Loading application\.\.\./s);
  const pages = { content: { remote: [], pages: [{ ...about, body: '<h1>About</h1>' }] } };
  expect(await pageAt('about.html', { pages })).not.toMatch(/Loading application|need JavaScript/);
  expect(await pageAt('404.html')).toMatch(/<main>.*<h1>Not here<\/h1>.*<\/main>/);
});

test('scripts of a rendered page are held in a template, ahead of the styles', async () => {
  const heldBack = /<template id="raade-scripts">.*<\/template>\s*(?=<style)/s;
  expect((await pageAt('404.html')).replace(heldBack, '')).not.toMatch(/as="script"|<script src/);
});

test('a page has no preload hints for remotes that fill its slots', async () => {
  const registry = {
    schema: 1 as const,
    remotes: { content: pointer('content'), giving: pointer('giving', ['about.donation']) },
  };
  expect(await pageAt('about.html', { registry })).not.toContain(
    'as="script" href="https://giving',
  );
});

test('internal pages and the not-found page have noindex', async () => {
  const pages = { content: { remote: [], pages: [{ ...about, internal: true }] } };
  expect(await pageAt('about.html', { pages })).toContain('<meta name="robots" content="noindex">');
  expect(await pageAt('about.html', { pages })).not.toContain('canonical');
  expect(await pageAt('404.html')).toContain('<meta name="robots" content="noindex">');
});

/** The site's data in a composed page, as the shell reads it. */
function siteData(html: string) {
  const [, json = ''] =
    /<script type="application\/json" id="raade-site">(.*?)<\/script>/.exec(html) ?? [];
  return siteDataSchema.parse(JSON.parse(json));
}

test('links of a new remote appear on pages of other remotes, in HTML and in data', async () => {
  const page = { ...about, body: '<h1>About</h1>' };
  const story = { ...about, path: '/stories', frame: { hero: true } as const };
  const stories = { ...pointer('stories'), paths: ['stories'] };
  const change = {
    registry: { schema: 1 as const, remotes: { content: pointer('content'), stories } },
    placedSlots: { content: [], stories: [] },
    pages: {
      content: { remote: [], pages: [page] },
      stories: { remote: [], pages: [story] },
    },
    links: { stories: { menu: [{ name: 'Stories', href: '/stories', order: 100 }] } },
  };
  const html = await pageAt('about.html', change);
  expect(html).toContain('<nav>Stories</nav><main><div');
  expect(siteData(html).navigation.menu).toEqual([{ name: 'Stories', href: '/stories' }]);
  expect(siteData(html).pages).toEqual({ '/stories': { hero: true } });
});

test('two remotes with a page at one address are refused', async () => {
  const file = { remote: [], pages: [about] };
  await expect(compose({ pages: { content: file, giving: file } })).rejects.toThrow(
    'Two remotes have a page for "/about".',
  );
});

test('a template that lacks a mark is refused', async () => {
  await expect(
    compose({ template: '<!-- compose:body --><!-- compose:body-end -->' }),
  ).rejects.toThrow('The shell\'s template lacks "<!-- compose:head -->".');
});
