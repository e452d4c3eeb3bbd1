import fc from 'fast-check';
import { cleanHtml as cleanedHtml } from './clean-html.ts';
import { removalText } from './removals.ts';

const SITE = 'https://site.example.org';
const cleanHtml = (html: string) => cleanedHtml(html, SITE).html;
const removedFrom = (html: string) => cleanedHtml(html, SITE).removed.map(removalText);

test.each([
  '<h2>News</h2><p>Hello <strong>you</strong> and <em>you</em>.<br />A line</p>',
  '<ul><li>One</li><li>Two</li></ul>',
  '<p><a href="https://example.org/conference?a=1&amp;b=2">The forum</a></p>',
  '<a href="mailto:hello@example.org">Write to us</a>',
  '<img src="https://example.org/picture.png" alt="A picture" width="600" height="300" />',
  '<p style="color:#9a3412;text-align:center">Centred</p>',
  '<table role="presentation" width="100%"><tbody><tr><td valign="top">A cell</td></tr></tbody></table>',
  '<p>Hello {{first_name}}</p>',
  '<a href="http://example.org/?name={{ first_name }}">Text</a>',
  '<a href="HTTP://example.org">Text</a>',
  '<a href="tel:+17135550100">Call</a>, <a href="sms:+17135550100">write</a>',
])('HTML that mail programs understand stays unchanged: %s', (html) => {
  expect(cleanHtml(html)).toBe(html);
});

test.each([
  ['<script>alert(1)</script>Text', 'Text'],
  ['<style>body{display:none}</style>Text', 'Text'],
  ['<p onclick="alert(1)">Text</p>', '<p>Text</p>'],
  ['<a href="javascript:alert(1)">Text</a>', '<a>Text</a>'],
  ['<a href=" java&#10;script:alert(1)">Text</a>', '<a>Text</a>'],
  ['<a href=" https://a.org/a\n?b=1 ">Text</a>', '<a href="https://a.org/a?b=1">Text</a>'],
  ['<a href="//example.org">Text</a>', '<a href="https://example.org">Text</a>'],
  ['<a href="/conference#map">Text</a>', `<a href="${SITE}/conference#map">Text</a>`],
  ['<a href="www.example.org/a">Text</a>', '<a href="https://www.example.org/a">Text</a>'],
  ['<a href="conference">Text</a>', '<a>Text</a>'],
  ['<a href="ftp://example.org">Text</a>', '<a>Text</a>'],
  ['<a href="#top">Text</a>', '<a>Text</a>'],
  ['<a href="">Text</a>', '<a>Text</a>'],
  ['<a href="https://">Text</a>', '<a>Text</a>'],
  ['<img src="/p/a.png" alt="Text" />', `<img src="${SITE}/p/a.png" alt="Text" />`],
  ['<base href="https://a.org/" /><a href="/a">Text</a>', '<a href="https://a.org/a">Text</a>'],
  ['<!doctype html><html><head><title>Draft</title></head><body>Text</body></html>', 'Text'],
  ['<a href="data:text/html,x">Text</a>', '<a>Text</a>'],
  ['<img src="http://example.org/a.png" alt="Text" />', '<img alt="Text" />'],
  ['<base href="http://a.org"><img src="/a.png" alt="Text" />', '<img alt="Text" />'],
  ['<img src="data:image/png;base64,AA" alt="Text" />', '<img alt="Text" />'],
  ['<img src="a.png" alt="Text" onerror="alert(1)" />', '<img alt="Text" />'],
  ['<iframe src="https://example.org"></iframe>Text', 'Text'],
  ['<form action="https://example.org"><input name="a" /><button>Text</button></form>', 'Text'],
  ['<svg onload="alert(1)"></svg>Text', 'Text'],
  ['<object data="https://example.org"></object><embed src="https://example.org" />Text', 'Text'],
  ['<base href="https://example.org" /><meta http-equiv="refresh" content="0" />Text', 'Text'],
  ['<p style="background:url(https://example.org/a.png)">Text</p>', '<p>Text</p>'],
  ['<p style="position:fixed;color:red">Text</p>', '<p style="color:red">Text</p>'],
  ['<p style="width:expression(alert(1))">Text</p>', '<p>Text</p>'],
  ['<!-- a note -->Text', 'Text'],
])('%s becomes %s', (html, expected) => {
  expect(cleanHtml(html)).toBe(expected);
});

test('a picture of our own site stays even without https, as on the local stack', () => {
  const site = 'http://localhost:4200';
  const { html, removed } = cleanedHtml('<img src="/p/a.jpeg" alt="Text" />', site);
  expect([html, removed]).toEqual([`<img src="${site}/p/a.jpeg" alt="Text" />`, []]);
});

const parts = fc.constantFrom(
  '<',
  '>',
  '"',
  "'",
  '&lt;',
  '&#60;',
  '/',
  '=',
  ' ',
  'a',
  '<script',
  '</script>',
  '<svg',
  '<math',
  'javascript:',
  'href=',
  ' onerror=',
  '<img',
  '<a',
  '<style>',
  '<!--',
  '-->',
  '<p',
  '&colon;',
  '\0',
  '\n',
);

test('no script and no unsafe address remains, in any spelling', () => {
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 25 }), (found) => {
      const clean = cleanHtml(found.join(''));
      expect(clean).not.toMatch(/<(?:script|style|svg|math|iframe|form)/i);
      for (const [tag] of clean.matchAll(/<[a-z][^>]*>/gi)) {
        expect(tag).not.toMatch(/\son\w+\s*=/i);
        expect(tag).not.toMatch(/src="(?!https:)|href="(?!https?:|mailto:|tel:|sms:)/i);
      }
      // Clean HTML stays as it is.
      expect(cleanHtml(clean)).toBe(clean);
    }),
    { numRuns: 500, examples: [[['<p>', '<svg', '<style>', '<p>']]] },
  );
});

test('links that lose their address are listed with their text and the reason', () => {
  const html = [
    '<a href="">Register <b>now</b></a><a href=" ">Map</a><a href="#top">Up</a>',
    '<a href="hall.html">Hall</a><a href="javascript:x()">Run</a><a href="ftp://a.org"><br></a>',
  ];
  expect(removedFrom(html.join(''))).toEqual([
    '2 links without an address: “Register now”, “Map”',
    '1 link to a place in the email, where most mail programs do not go: “Up”',
    '1 link with an incomplete address, which has to begin with https://: “Hall”',
    '2 links by another way than https, http, mailto, tel and sms: “Run”, “ftp://a.org”',
  ]);
});

test.each([
  ['<img src="data:image/png,A" alt="Team"><img src="http://a.org/b">', /^2 pict.*Team.*a.org/],
  ['<img src="https://example.org/a.png" srcset="b.png 2x">', /^1 attribute that.*“srcset”/],
  ['<style>p{}</style><link rel="stylesheet" href="a.css">', /^2 style sheets: .*<style>.*<link>/],
  ['<body style="color:red">', /^1 style that emails cannot have: “color”/],
  ['<body background="a.png">', /^1 attribute that emails cannot have: “background”/],
  ['<p style="background:url(a.png);mso-x:1">', /^1 style that.*“background”$/],
  ['<p onclick="x()">', /^1 script, .*“onclick”/],
  ['<form><input><button>Go</button></form>', /^3 form parts, .*“<form>”, “<input>”, “<button>”/],
  ['<iframe src="https://example.org"></iframe>', /^1 embedded page, .*“<iframe>”/],
  ['<video><source></video>', /^1 film, .*“<video>”/],
  ['<svg><g><path></g></svg>', /^1 drawing, .*“<svg>”/],
  ['<map><area href="https://example.org"></map>', /^1 picture area, .*“<area>”/],
  ['<title>Draft</title>', /^1 document title, of which readers see the subject$/],
  ['<!--[if mso]>Old<![endif]-->', /^1 comment, those for Outlook/],
  ['<center>A</center><font>B</font>', /^2 elements that.*text stays: “<center>”, “<font>”/],
])('the removal from %s is reported', (html, text) => {
  expect(removedFrom(html)).toContainEqual(expect.stringMatching(text));
});

test('document tags, classes, ids and targets are removed without a report', () => {
  const html = '<html><body><p class="a" id="b"><a href="https://a.org" target="_blank">A</a></p>';
  expect(removedFrom(html)).toEqual([]);
});
