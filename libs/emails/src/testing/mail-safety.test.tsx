import { mailProblems } from './mail-safety.ts';

const STYLES =
  '<style>@media (prefers-color-scheme: dark) { .a { color: red !important; } }</style>';

const email = (body: string, head = STYLES) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sample</title><meta name="color-scheme" content="light dark">${head}</head><body style="font: 16px Arial">${body}</body></html>`;

test('an email of tables, inline styles and absolute links is safe', () => {
  const link = '<a href="https://example.org/a">A</a> <a href="mailto:a@example.org">B</a>';
  const html = email(`<table role="presentation" width="600"><tr><td>${link}</td></tr></table>`);
  expect(mailProblems(html)).toEqual([]);
});

test.each([
  ['<script>1</script>', '"script" was not looked up'],
  ['<p onclick="x()">A</p>', '"onclick" was not looked up'],
  ['<div style="color: red; grid-area: a">A</div>', '"grid-area" was not looked up'],
  ['<div style="display:flex">A</div>', 'has styles that mail clients do not know'],
  ['<div style="color:var(--a)">A</div>', 'has styles that mail clients do not know'],
  ['<a href="/conference">A</a>', 'leads nowhere'],
  ['<a>A</a>', 'leads nowhere'],
  ['<a href="javascript:1">A</a>', 'leads nowhere'],
  ['<table><tr><td>A</td></tr></table>', 'is read as a data table'],
  ['<table role="presentation" width="640"></table>', 'is wider than 600 px'],
  ['<div style="max-width:640px">A</div>', 'is wider than 600 px'],
  ['a'.repeat(100_000), 'bytes long'],
])('%.60s is reported', (body, problem) => {
  expect(mailProblems(email(body))).toEqual([expect.stringContaining(problem)]);
});

test.each([
  [' style="font: 16px Arial"', '<body> has text without inline styles'],
  ['<!doctype html>', 'has no doctype'],
  [' lang="en"', 'has no language'],
  ['<title>Sample</title>', 'has no title'],
  ['<meta charset="utf-8">', 'names no character set'],
  ['<meta name="color-scheme" content="light dark">', 'does not say that it has a dark theme'],
])('a document without %s is reported', (part, problem) => {
  expect(mailProblems(email('A').replace(part, ''))).toContain(problem);
});

test.each([
  ['<style>@import "a.css";</style>', 'fetches styles'],
  ['<style>.a { display: none; }</style>', 'its style sheet does more than colours'],
  ['<style>@supports (x) { .a { color: red; } }</style>', '"@supports (x)" was not looked up'],
  ['<link rel="stylesheet" href="https://example.org/a.css">', 'asks for more than itself'],
])('%s in the head is reported', (head, problem) => {
  expect(mailProblems(email('', head))).toContain(problem);
});
