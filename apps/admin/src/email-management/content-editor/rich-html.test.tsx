import { cleanHtml } from '@raade/emails/clean-html';
import { Editor } from '@tiptap/core';
import { pastedHtml } from './pasted-html.ts';
import { documentOf, EXTENSIONS, htmlOf, isRich } from './rich-html.ts';

const SITE = 'https://site.example.org';
const throughEditor = (html: string) => {
  const editor = new Editor({
    extensions: EXTENSIONS,
    content: documentOf(html),
    injectCSS: false,
  });
  const shown = htmlOf(editor.state.doc);
  editor.destroy();
  return shown;
};

test.each([
  '<h1>A</h1><h2>B</h2><h3>C</h3><h4>D</h4><p>Text</p>',
  '<p>Hello {{first_name}}, the <strong>doors</strong> open <em>early</em>.<br>A line</p>',
  '<p><u>a</u> <s>b</s> <code>c</code> <a href="https://example.org/?a=1&amp;b=2">d</a></p>',
  '<ul><li>One</li><li>Two<ul><li>Three</li></ul></li></ul><ol start="3"><li>Four</li></ol>',
  '<blockquote><p>Said</p></blockquote><hr><p>Text</p>',
  '<p><img src="https://example.org/a.jpeg" alt="A hall" width="560"></p>',
  '<p><a href="mailto:a@example.org"><strong>Write</strong></a></p>',
])('the editor holds %s, returns it unchanged, and all of it may be sent', (html) => {
  expect(isRich(html)).toBe(true);
  expect(throughEditor(html)).toBe(html);
  expect(cleanHtml(html, SITE)).toMatchObject({
    html: html.replaceAll(/<(br|hr|img[^>]*)>/g, '<$1 />'),
    removed: [],
  });
});

test.each([
  ['<p>One</p>\n\n<p>Two</p>', '<p>One</p><p>Two</p>'],
  ['Only text', '<p>Only text</p>'],
  ['<p><b>One</b> <i>two</i></p>', '<p><strong>One</strong> <em>two</em></p>'],
  [
    '<strong><a href="https://a.org">x</a> y</strong>',
    '<p><a href="https://a.org"><strong>x</strong></a><strong> y</strong></p>',
  ],
])('%s is converted to equivalent HTML of the editor', (html, same) => {
  expect(isRich(html)).toBe(true);
  expect(throughEditor(html)).toBe(same);
});

test.each([
  '<table role="presentation"><tbody><tr><td>A cell</td></tr></tbody></table>',
  '<p style="color:#9a3412">Text</p>',
  '<p align="center">Text</p>',
  '<div>Text</div>',
  '<p>a<sub>b</sub></p>',
  '<pre>Text</pre>',
  '<p><strong><code>Text</code></strong></p>',
  '<p>Text</p><!-- a note -->',
  '<p><a href="">Text</a></p>',
])('the editor does not convert HTML that it cannot hold: %s', (html) => {
  expect(isRich(html)).toBe(false);
});

test('text pasted from Google Docs keeps its formats, without styles', () => {
  const copied =
    '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.4"><span style="font-size:11pt;font-weight:400">The </span><span style="font-weight:700;font-style:italic">doors</span></p></b>';
  const html = pastedHtml(copied);
  expect(html).not.toMatch(/\sstyle=/);
  expect(throughEditor(html)).toBe('<p>The <strong><em>doors</em></strong></p>');
});
