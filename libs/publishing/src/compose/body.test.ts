import type { Registry } from '@raade/contracts/releases/registry';
import { RENDER_LIMITS } from '../renderers/render-pages.ts';
import { pointer } from '../testing/sample-composition.ts';
import { type BodyContext, bodyOf, notFoundBody, fillPage } from './body.ts';
import type { Frames } from './frames.ts';

const registry: Registry = {
  schema: 1,
  remotes: { giving: pointer('giving', ['conference.donation']) },
};

const frames: Frames = {
  frameOf: ({ path, page: { countdown }, behindBar }) =>
    `<header data-of="${path} ${behindBar} ${countdown ?? 'plain'}"><img src="https://release.invalid/logo.svg"></header><raade-page></raade-page>`,
  sectionPlaceholder: '<p>Loading section...</p>',
  notFound: '<h1>Not here</h1>',
};

const context: BodyContext = {
  pageFrames: { '/conference/*': { countdown: 'always' } },
  slots: new Map(),
  shellBase: '/r/fedcba9876543210fedcba9876543210/',
  registry,
  environment: { siteUrl: 'http://example.org:8080' },
};
const page = (html: string) => ({ html, base: 'https://content.example.org/r/1/' });
const shown = (site: BodyContext, ...rendered: [string, ReturnType<typeof page>]) =>
  bodyOf(site, frames, fillPage(site, ...rendered)).html;

const STYLE = '<style data-styled="true" data-styled-version="6">.a{color:red}</style>';
const preload = (base: string) => `<link rel="preload" as="image" href="${base}a.svg">`;

test('styles and image hints of frame, page and placeholders are moved to the head', () => {
  const styleOf = (name: string) => STYLE.replace('.a', `.${name}`);
  const [ofFrame, ofPage, ofSection] = [styleOf('frame'), styleOf('page'), styleOf('section')];
  const leading: Frames = {
    ...frames,
    frameOf: (request) => ofFrame + preload('https://release.invalid/') + frames.frameOf(request),
    sectionPlaceholder: ofSection + frames.sectionPlaceholder,
  };
  const bodyWith = (inPage: string) => {
    const rendered = page(`${ofPage}${preload('https://release.invalid/')}<h1>A</h1>${inPage}`);
    return bodyOf(context, leading, fillPage(context, '/', rendered));
  };
  const placeholder = '<raade-slot name="conference.donation"></raade-slot>';
  const { head, html } = bodyWith(placeholder + placeholder);
  const hints = [context.shellBase, page('').base].map(preload);
  expect(head).toBe(`${ofFrame}${hints[0]}${ofPage}${hints[1]}${ofSection}`);
  expect(html).not.toMatch(/<style|<link/);
  expect(bodyWith('').head).toBe(`${ofFrame}${hints[0]}${ofPage}${hints[1]}`);
});

test('styles after the start of a page stay where they are', () => {
  const html = shown(context, '/', page(`<h1>A</h1>${STYLE}`));
  expect(html).toContain(`<h1>A</h1>${STYLE}</div>`);
});

test.each([
  ['/conference/speakers', '/conference/speakers light always'],
  ['/conferences', '/conferences light plain'],
])('the page at %s is in a frame rendered with its settings', (path, expected) => {
  expect(shown(context, path, page('<h1>A</h1>'))).toContain(`data-of="${expected}"`);
});

test('the frame is rendered for the background of the first section of the page', () => {
  const dark = '<section data-background="dark"></section><section></section>';
  const light = '<section></section><section data-background="dark"></section>';
  expect(shown(context, '/about', page(dark))).toContain('data-of="/about dark plain"');
  expect(shown(context, '/about', page(light))).toContain('data-of="/about light plain"');
});

test('addresses of files point to the release that rendered them', () => {
  const html = shown(context, '/', page('<img src="https://release.invalid/a.svg">'));
  expect(html).toContain('src="/r/fedcba9876543210fedcba9876543210/logo.svg"');
  expect(html).toContain('src="https://content.example.org/r/1/a.svg"');
  expect(html).not.toContain('release.invalid');
});

test("the placeholder of the site's address is replaced, also within other addresses", () => {
  const link = '<a href="https://calendar.example.com/?url=https%3A%2F%2Fsite.invalid%2Fa">';
  const html = shown(context, '/', page(`${link}<a href="https://site.invalid/b">a@site.invalid`));
  expect(html).toContain('?url=http%3A%2F%2Fexample.org%3A8080%2Fa"');
  expect(html).toContain('href="http://example.org:8080/b">a@example.org');
});

test('the page is marked with its path, and as static if it needs no script', () => {
  const plain = page('<h1>A</h1>');
  expect(shown(context, '/about', plain)).toContain(
    '<div data-page data-prerendered="/about"><h1>A</h1></div>',
  );
  const staticPage = { ...plain, isStatic: true as const };
  expect(shown(context, '/about', staticPage)).toContain(
    '<div data-page data-prerendered="/about" data-static><h1>A</h1></div>',
  );
});

test('a slot shows visitors without scripts the content rendered by its remote', () => {
  const html =
    '<form></form><noscript>Write to us</noscript><img src="https://release.invalid/b.svg">';
  const slots = new Map([
    ['conference.donation', { html, base: 'https://giving.example.org/r/2/' }],
    ['home.news', { html, base: 'https://giving.example.org/r/2/' }],
  ]);
  const placeholders =
    '<raade-slot name="conference.donation"></raade-slot>|<raade-slot name="home.news"></raade-slot>|';
  // A placeholder is shown only if a remote fills the slot.
  expect(shown(context, '/', page(placeholders))).toContain(
    '<noscript></noscript><div><p>Loading section...</p></div>||',
  );
  expect(shown({ ...context, slots }, '/', page(placeholders))).toContain(
    '<noscript><form></form><!---->Write to us<!----><img src="https://giving.example.org/r/2/b.svg"></noscript><div><p>Loading section...</p></div>||',
  );
});

test.each([
  '</noscript >',
  '</NOSCRIPT>',
  '<NoScript class="a">',
  '</noscript\n>',
  '</noscript/>',
  '</nos</noscript>cript>',
  '</noscript',
])('%j in a slot does not close the noscript element around the slot', (spelling) => {
  const slots = new Map([['conference.donation', page(`Before${spelling}After`)]]);
  const placeholder = '<raade-slot name="conference.donation"></raade-slot>';
  const html = shown({ ...context, slots }, '/', page(placeholder));
  expect(html.match(/<\/?noscript[^>]*>/gi)).toEqual(['<noscript>', '</noscript>']);
  expect(html).toContain('<noscript>Before');
});

test('removing an element from a slot does not create a script element', () => {
  const slots = new Map([['conference.donation', page('<scr<noscript>ipt src=a>')]]);
  const placeholder = '<raade-slot name="conference.donation"></raade-slot>';
  expect(shown({ ...context, slots }, '/', page(placeholder))).not.toContain('<script');
});

test('a payment link is shown only if the environment has one', () => {
  const html =
    'Write to us<raade-payment>, or <a href="https://payment.invalid/">pay</a></raade-payment>.';
  expect(shown(context, '/', page(html))).toContain('Write to us.');
  const paymentLink = 'https://pay.example.org/?a=1&b=2';
  const environment = { ...context.environment, paymentLink };
  expect(shown({ ...context, environment }, '/', page(html))).toContain(
    'Write to us, or <a href="https://pay.example.org/?a=1&amp;b=2">pay</a>.',
  );
});

test('the recipient of donations comes from the environment', () => {
  const html = 'To <raade-recipient>Us</raade-recipient>.';
  expect(shown(context, '/', page(html))).toContain(
    'To <raade-recipient>Rice Association for African Development</raade-recipient>.',
  );
  const recipient = { legalName: 'Sample & Co', status: 'a sample', taxId: '12-3456789' };
  const environment = { ...context.environment, recipient };
  expect(shown({ ...context, environment }, '/', page(html))).toContain(
    'To <raade-recipient>Sample &amp; Co, a sample<!-- --> (<span>tax ID 12-3456789</span>)</raade-recipient>.',
  );
  const registerEntry = 'https://register.example.org/?id=1&of=2';
  const found = { ...context.environment, recipient: { ...recipient, registerEntry } };
  expect(shown({ ...context, environment: found }, '/', page(html))).toContain(
    '(<span>tax ID 12-3456789</span>, <a href="https://register.example.org/?id=1&amp;of=2">look it up</a>)',
  );
});

test('the mail service comes from the environment', () => {
  const html = '<raade-mail-service>Somebody</raade-mail-service> delivers.';
  const environment = { ...context.environment, mailService: 'Sample & Mail' };
  expect(shown({ ...context, environment }, '/', page(html))).toContain(
    '<raade-mail-service>Sample &amp; Mail</raade-mail-service> delivers.',
  );
});

test('the not-found page is composed without remotes and marked for all addresses', () => {
  const { head, html } = notFoundBody(context, {
    ...frames,
    notFound: `${STYLE}<h1>Not here</h1>`,
  });
  expect(html).toContain('<div data-page data-prerendered="*"><h1>Not here</h1></div>');
  expect(head).toBe(STYLE);
});

test('a page that consists only of opening tags is composed quickly', () => {
  const parts = ['<section ', '<a ', '<raade-payment>', '<raade-recipient>', ' data-background='];
  for (const part of parts) {
    const html = part.repeat(RENDER_LIMITS.pageCharacters / part.length);
    expect(shown(context, '/', page(html)).length).toBeGreaterThan(html.length);
  }
});
