import { mailProblems } from './mail-safety.ts';

const STYLES = ':root { color-scheme: light dark; } @media (x) { .a { color: red !important; } }';

function email(body: string, head = `<style>${STYLES}</style>`): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sample</title><meta name="color-scheme" content="light dark">${head}</head><body style="font: 16px Arial">${body}</body></html>`;
}

test('an email of tables, inline styles and absolute links is safe', () => {
  const image = '<img src="https://example.org/a.png" alt="" width="600" height="10">';
  const link = '<a href="https://example.org/a">A</a> <a href="mailto:a@example.org">B</a>';
  const html = email(
    `<table role="presentation" width="600"><tr><td>${image}${link}</td></tr></table>`,
  );
  expect(mailProblems(html)).toEqual([]);
});

test.each([
  ['<script>1</script>', 'is refused by mail clients'],
  ['<form></form>', 'is refused by mail clients'],
  ['<p onclick="x()">A</p>', 'runs a script'],
  ['<div style="display:flex">A</div>', 'has styles that mail clients do not know'],
  ['<div style="color: red; grid-area: a">A</div>', 'has styles that mail clients do not know'],
  ['<div style="color:var(--a)">A</div>', 'has styles that mail clients do not know'],
  ['<div style="position:absolute">A</div>', 'has styles that mail clients do not know'],
  ['<a href="/conference">A</a>', 'leads nowhere'],
  ['<a>A</a>', 'leads nowhere'],
  ['<a href="javascript:1">A</a>', 'leads nowhere'],
  ['<table><tr><td>A</td></tr></table>', 'is read as a data table'],
  ['<table role="presentation" width="640"></table>', 'is wider than 600 px'],
  ['<div style="max-width:640px">A</div>', 'is wider than 600 px'],
  ['<img src="https://a.example/a.png" width="1" height="1">', 'has no text that stands in for it'],
  ['<img src="https://a.example/a.png" alt="" height="1">', 'has no width'],
  ['<img src="https://a.example/a.png" alt="" width="1">', 'has no height'],
  ['<img src="/a.png" alt="" width="1" height="1">', 'is not there outside the site'],
])('%s is found', (body, problem) => {
  expect(mailProblems(email(body))).toEqual([expect.stringContaining(problem)]);
});

test('text that only a style sheet would style is found', () => {
  const html = email('<p>A</p>').replace(' style="font: 16px Arial"', '');
  expect(mailProblems(html)).toEqual(['<p> has text without inline styles']);
});

test.each([
  ['<!doctype html>', 'has no doctype'],
  [' lang="en"', 'has no language'],
  ['<title>Sample</title>', 'has no title'],
  ['<meta charset="utf-8">', 'names no character set'],
  ['<meta name="color-scheme" content="light dark">', 'does not say that it has a dark theme'],
])('a document without %s is found', (part, problem) => {
  expect(mailProblems(email('').replace(part, ''))).toEqual([problem]);
});

test.each([
  ['<style>@import "a.css";</style>', 'fetches styles'],
  ['<style>.a { display: none; }</style>', 'its style sheet does more than colours'],
  ['<link rel="stylesheet" href="https://example.org/a.css">', 'is refused by mail clients'],
])('%s in the head is found', (head, problem) => {
  expect(mailProblems(email('', head))).toContainEqual(expect.stringContaining(problem));
});

test('an email that clients would clip is found', () => {
  expect(mailProblems(email('a'.repeat(100_000)))).toEqual([
    expect.stringMatching(/is 100\d{3} bytes long/),
  ]);
});
