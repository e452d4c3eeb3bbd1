import { checkStaticPages } from './static-pages.ts';

const check = (body: string) =>
  checkStaticPages([{ path: '/privacy', isStatic: true }], new Map([['/privacy', body]]));

test('a page of text, pictures and links may be static', () => {
  const body = '<style>button{margin:0}</style><h1>Privacy</h1><a href="/">Home</a><svg></svg>';
  expect(() => check(body)).not.toThrow();
});

test('a page with a details element may be static', () => {
  expect(() => check('<details><summary>More</summary><p>All of it</p></details>')).not.toThrow();
});

test.each([
  ['<button class="a">More</button>', 'it has a <button>'],
  ['<form><input></form>', 'it has a <form>'],
  ['<raade-slot name="home.news"></raade-slot>', 'it has a <raade-slot>'],
  ['<noscript>All of it</noscript>', 'it has a <noscript>'],
  ['<p data-needs-script="true">Wait</p>', 'it has an element with data-needs-script'],
])('%s is refused with its page and a solution', (body, problem) => {
  expect(() => check(body)).toThrow(
    `Pages of src/pages.ts are not static:\n/privacy: ${problem}. Remove \`still\`, or the part that needs a script.`,
  );
});

test('a page that is not rendered cannot be static', () => {
  const pages = [{ path: '/projects/*', isStatic: true as const }];
  expect(() => checkStaticPages(pages, new Map())).toThrow('/projects/*: it is not rendered');
});

test('a page that is not marked as static is not checked', () => {
  const bodies = new Map([['/donate', '<form></form>']]);
  expect(() => checkStaticPages([{ path: '/donate' }], bodies)).not.toThrow();
});
