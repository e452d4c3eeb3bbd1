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
])('what mail programs understand stays: %s', (html) => {
  expect(cleanHtml(html)).toBe(html);
});

test.each([
  ['<script>alert(1)</script>Text', 'Text'],
  ['<style>body{display:none}</style>Text', 'Text'],
  ['<p onclick="alert(1)">Text</p>', '<p>Text</p>'],
  ['<a href="javascript:alert(1)">Text</a>', '<a>Text</a>'],
  ['<a href=" java&#10;script:alert(1)">Text</a>', '<a>Text</a>'],
  [
    '<a href=" https://example.org/a\n?b=1 ">Text</a>',
    '<a href="https://example.org/a?b=1">Text</a>',
  ],
  ['<a href="//example.org">Text</a>', '<a href="https://example.org">Text</a>'],
  ['<a href="/conference#map">Text</a>', `<a href="${SITE}/conference#map">Text</a>`],
  ['<a href="www.example.org/a">Text</a>', '<a href="https://www.example.org/a">Text</a>'],
  ['<a href="conference">Text</a>', '<a>Text</a>'],
  ['<a href="ftp://example.org">Text</a>', '<a>Text</a>'],
  ['<a href="#top">Text</a>', '<a>Text</a>'],
  ['<a href="">Text</a>', '<a>Text</a>'],
  ['<a href="https://">Text</a>', '<a>Text</a>'],
  ['<img src="/p/a.png" alt="Text" />', `<img src="${SITE}/p/a.png" alt="Text" />`],
  [
    '<base href="https://other.example.org/" /><a href="/a">Text</a>',
    '<a href="https://other.example.org/a">Text</a>',
  ],
  [
    '<!doctype html><html><head><meta charset="utf-8"><title>Draft v3 - internal</title><style>p{}</style></head><body><p>Text</p></body></html>',
    '<p>Text</p>',
  ],
  ['<a href="data:text/html,x">Text</a>', '<a>Text</a>'],
  ['<img src="http://example.org/a.png" alt="Text" />', '<img alt="Text" />'],
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

const parts = fc.constantFrom(
  ...[
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
  ],
  ...[
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
  ],
);

test('nothing that runs comes through, however it is spelt', () => {
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
    { numRuns: 500 },
  );
});

test('links that lose their address are named with their text and the reason', () => {
  const html =
    '<a href="">Register <b>now</b></a> <a href=" ">Map</a> <a href="#top">Up</a> <a href="hall.html">Hall</a> <a href="javascript:x()">Run</a> <a href="ftp://a.example.org"><img src="https://example.org/a.png"></a>';
  expect(removedFrom(html)).toEqual([
    '2 links without an address: “Register now”, “Map”',
    '1 link to a place within the email, where most mail programs do not go: “Up”',
    '1 link with an incomplete address; begin it with https://: “Hall”',
    '2 links with an address that mail programs do not open; https, http, mailto, tel and sms work: “Run”, “ftp://a.example.org”',
  ]);
});

test.each([
  [
    '<img src="data:image/png;base64,AA" alt="Our team"><img src="http://a.example.org/b.png">',
    '2 pictures that mail programs may not show: put it on the web, and give its https:// address: “Our team”, “http://a.example.org/b.png”',
  ],
  [
    '<img src="https://example.org/a.png" srcset="b.png 2x">',
    '1 attribute that emails cannot have: “srcset”',
  ],
  [
    '<style>p{}</style><link rel="stylesheet" href="a.css">',
    '2 style sheets; styles have to stand at each element: “<style>”, “<link>”',
  ],
  ['<body style="color:red" background="a.png">', '1 style that emails cannot have: “color”'],
  [
    '<body background="a.png">',
    '1 background by an attribute that emails cannot have: “background”',
  ],
  ['<p style="background:url(a.png);mso-x:1">', '1 style that emails cannot have: “background”'],
  ['<p onclick="x()">', '1 script, which mail programs do not run: “onclick”'],
  [
    '<form><input><button>Go</button></form>',
    '3 parts of forms, which emails do not send; texts of buttons stay: “<form>”, “<input>”, “<button>”',
  ],
  [
    '<iframe src="https://example.org"></iframe>',
    '1 embedded page, which mail programs do not show: “<iframe>”',
  ],
  [
    '<video><source></video>',
    '1 film or sound, which mail programs do not play; link to it: “<video>”',
  ],
  [
    '<svg><g><path></g></svg>',
    '1 drawing, which mail programs do not show; use a picture: “<svg>”',
  ],
  [
    '<map><area href="https://example.org"></map>',
    '1 area of a picture, which mail programs do not open; link below it: “<area>”',
  ],
  ['<title>Draft</title>', '1 title of the document, of which readers see the subject'],
  ['<!--[if mso]>Old<![endif]--><style><!-- --></style>', '1 comment, those for Outlook included'],
  [
    '<center>A</center><font>B</font>',
    '2 elements that emails cannot have, whose text stays: “<center>”, “<font>”',
  ],
])('%s is told', (html, text) => {
  expect(removedFrom(html)).toContain(text);
});

test('nothing is told of what is as it was, nor of a document and names for its styles', () => {
  const html =
    '<html><body><p class="a" id="b"><a href="https://example.org" target="_blank">A</a></p></body></html>';
  expect(removedFrom(html)).toEqual([]);
});
